import { Heading, Icon } from '@marquee/ui'
import { useT } from '../i18n/hooks.ts'
import { useNavigationItems } from '../layouts/useNavigation.ts'
import { Link } from '../routing/Link.tsx'
import * as css from './GuestWays.css.ts'

/** As many ways on as fit one line of a phone held sideways. */
const shown = 4

/** The foot of the not-found page for guests: where the brand begins (NOTFOUND-10). */
export function GuestWays() {
  const t = useT()
  const items = useNavigationItems().slice(0, shown)
  return (
    <aside className={css.more} aria-label={t('notFound.ways')} data-testid="not-found-guest-block">
      <Heading level={2} size="sm">
        {t('notFound.ways')}
      </Heading>
      <ul className={css.links}>
        {items.map((item) => (
          <li key={item.key}>
            <Link to={item.to} search={item.search} className={css.link}>
              <Icon name={item.icon} size="text" />
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
