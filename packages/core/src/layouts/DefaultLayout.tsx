import { Trim } from '@marquee/ui'
import type { PropsWithChildren } from 'react'
import { useBrand } from '../app/AppContext.ts'
import { deferred } from '../deferred/deferred.tsx'
import { useT } from '../i18n/hooks.ts'
import { useRouteName } from '../routing/useRouteName.ts'
import { useIsWebview } from '../routing/webview.ts'
import { useIsGuest } from '../session/session.ts'
import * as css from './DefaultLayout.css.ts'
import { Header } from './Header.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

const Footer = deferred(() => import('./Footer.tsx').then((module) => module.Footer))
const MainNavigation = deferred(() =>
  import('./navigationParts.ts').then((module) => module.MainNavigation),
)
const BottomBar = deferred(() => import('./navigationParts.ts').then((module) => module.BottomBar))

/**
 * Header, navigation, content, footer (LAYOUT-02, LAYOUT-07..10). The navigation stands beside the
 * content and at a phone's lower edge, or, as `topbar`, at the lower edge of the header. A native app
 * around the page has its own instead of header, bottom bar and footer.
 */
export function DefaultLayout({ children }: PropsWithChildren) {
  const t = useT()
  const guest = useIsGuest()
  const isWebview = useIsWebview()
  const routeName = useRouteName()
  const { navigation } = useBrand().composition
  const isTop = navigation === 'topbar'
  const main = <MainNavigation />
  const bar = !isWebview && <BottomBar guest={guest} />
  return (
    <div
      className={css.page}
      data-navigation={navigation}
      data-bar={isWebview ? undefined : navigation}
    >
      <a href="#content" className={css.skip}>
        {t('skipToContent')}
      </a>
      {!isWebview && (
        <Header guest={guest}>
          {isTop && main}
          {isTop && bar}
        </Header>
      )}
      <OfflineNotice />
      {isTop && isWebview && main}
      <div className={css.middle}>
        {!isTop && main}
        <div className={css.column}>
          <main id="content" tabIndex={-1} className={css.content} data-route={routeName}>
            {children}
          </main>
          <Trim />
          {!isWebview && <Footer guest={guest} />}
        </div>
      </div>
      {!isTop && bar}
    </div>
  )
}
