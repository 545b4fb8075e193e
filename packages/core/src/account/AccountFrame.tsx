import { inLocale } from '@marquee/contract/locales'
import { Container, Heading, Icon } from '@marquee/ui'
import type { PropsWithChildren } from 'react'
import { useBrand } from '../app/AppContext.ts'
import { useLocaleCode, useT } from '../i18n/hooks.ts'
import { Link } from '../routing/Link.tsx'
import { givenPath } from '../routing/to.ts'
import * as css from './AccountFrame.css.ts'
import { accountPages } from './accountPages.ts'

export interface AccountFrameProps extends PropsWithChildren {
  title: string
  /** The page that lists the sections itself: there is no way back to it. */
  isOverview?: boolean
}

/**
 * The account area around one of its sections: where else one can go, and the section itself. On
 * phones the list of sections is a page of its own (`/profile`), and this shows the way back to it.
 */
export function AccountFrame({ title, isOverview = false, children }: AccountFrameProps) {
  const t = useT()
  const brand = useBrand()
  const locale = useLocaleCode()
  return (
    <Container>
      <div className={css.frame}>
        <nav className={css.sections} aria-label={t('account.sections')}>
          {accountPages(brand).map(({ path, account }) => (
            <Link key={path} to={givenPath(path)} className={css.section}>
              <Icon name={account.icon} />
              <span>{inLocale(account.label, locale)}</span>
            </Link>
          ))}
        </nav>
        <div className={css.content}>
          {!isOverview && (
            <Link to="/profile" className={css.back}>
              <Icon name="chevron-left" />
              {t('account.back')}
            </Link>
          )}
          <Heading level={1} size="xl">
            {title}
          </Heading>
          {children}
        </div>
      </div>
    </Container>
  )
}
