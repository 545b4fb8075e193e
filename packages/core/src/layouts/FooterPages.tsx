import { useT } from '../i18n/hooks.ts'
import { Link, useHasRoute } from '../routing/Link.tsx'
import * as css from './Footer.css.ts'

/** Pages of texts that are reached from everywhere, where the brand has such pages (ROUTE-15). */
const names = [
  'terms-of-use',
  'sweepstakes-rules',
  'privacy',
  'cookies',
  'responsible-play-policy',
  'about',
  'help',
] as const

export function FooterPages() {
  const t = useT()
  const hasRoute = useHasRoute()
  if (!hasRoute('/page/$name')) return null
  return (
    <nav aria-label={t('footer.pages.label')}>
      <ul className={css.pages}>
        {names.map((name) => (
          <li key={name}>
            <Link to="/page/$name" params={{ name }} className={css.page}>
              {t(`footer.pages.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
