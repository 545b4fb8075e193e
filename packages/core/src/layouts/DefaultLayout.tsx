import { Trim } from '@marquee/ui'
import type { PropsWithChildren } from 'react'
import { deferred } from '../app/deferred.tsx'
import { useT } from '../i18n/hooks.ts'
import { useRouteName } from '../routing/useRouteName.ts'
import { useIsWebview } from '../routing/webview.ts'
import { useIsGuest } from '../session/session.ts'
import { BottomBar } from './BottomBar.tsx'
import * as css from './DefaultLayout.css.ts'
import { Header } from './Header.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

const Footer = deferred(() => import('./Footer.tsx').then((module) => module.Footer))
const Sidebar = deferred(() => import('./Sidebar.tsx').then((module) => module.Sidebar))

/**
 * Header, sidebar or bottom bar, content, footer (LAYOUT-02, LAYOUT-07..10). A native app around the
 * page has its own instead of header, bottom bar and footer.
 */
export function DefaultLayout({ children }: PropsWithChildren) {
  const t = useT()
  const guest = useIsGuest()
  const isWebview = useIsWebview()
  const routeName = useRouteName()
  return (
    <div className={css.page}>
      <a href="#content" className={css.skip}>
        {t('skipToContent')}
      </a>
      {!isWebview && <Header guest={guest} />}
      <OfflineNotice />
      <div className={css.middle}>
        <Sidebar />
        <div className={css.column}>
          <main id="content" tabIndex={-1} className={css.content} data-route={routeName}>
            {children}
          </main>
          <Trim />
          {!isWebview && <Footer guest={guest} />}
        </div>
      </div>
      {!isWebview && <BottomBar guest={guest} />}
    </div>
  )
}
