import { inLocale } from '@marquee/contract/locales'
import { accountPages, givenPath, Link, useBrand, useLocaleCode, useT } from '@marquee/core'
import { Icon } from '@marquee/ui'
import * as css from './Sections.css.ts'

/** Every section of the account area, whichever feature it is of. */
export function Sections({ onFollow, className }: { onFollow?: () => void; className?: string }) {
  const t = useT('account')
  const brand = useBrand()
  const locale = useLocaleCode()
  return (
    <nav aria-label={t('overview.sections')} className={className}>
      <ul className={css.list}>
        {accountPages(brand).map(({ path, account }) => (
          <li key={path}>
            <Link to={givenPath(path)} className={css.line} onClick={onFollow}>
              <Icon name={account.icon} />
              <span className={css.label}>{inLocale(account.label, locale)}</span>
              <Icon name="chevron-right" size="text" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
