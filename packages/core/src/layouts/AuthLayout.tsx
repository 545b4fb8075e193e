import { Trim } from '@marquee/ui'
import type { PropsWithChildren } from 'react'
import { useBrand } from '../app/AppContext.ts'
import { useT } from '../i18n/hooks.ts'
import { Link } from '../routing/Link.tsx'
import { useRouteName } from '../routing/useRouteName.ts'
import { useIsWebview } from '../routing/webview.ts'
import * as css from './AuthLayout.css.ts'
import { Dock } from './Dock.tsx'
import { LocaleSwitch } from './LocaleSwitch.tsx'

/** A quiet room for forms: the brand's scene, its logo, one panel (LAYOUT-01). */
export function AuthLayout({ children }: PropsWithChildren) {
  const t = useT()
  const { name, theme } = useBrand()
  const isWebview = useIsWebview()
  const routeName = useRouteName()
  return (
    <div className={css.page}>
      <picture>
        <source media="(min-width: 768px)" srcSet={theme.art.hero} />
        <img src={theme.art.heroNarrow} alt="" className={css.scene} />
      </picture>
      <div className={css.room}>
        {!isWebview && (
          <header>
            <Link to="/" className={css.brand} aria-label={t('header.home', { brand: name })}>
              <img src={theme.art.logo} alt="" width={185} height={50} className={css.logo} />
            </Link>
          </header>
        )}
        <main id="content" className={css.panel} data-route={routeName}>
          <Trim />
          <div className={css.inside}>{children}</div>
        </main>
        {!isWebview && (
          <footer className={css.footer}>
            <LocaleSwitch />
            <Dock />
          </footer>
        )}
      </div>
    </div>
  )
}
