import { Trim } from '@marquee/ui'
import type { PropsWithChildren } from 'react'
import { deferred } from '../app/deferred.tsx'
import { useT } from '../i18n/hooks.ts'
import { useIsGuest } from '../session/session.ts'
import { BottomBar } from './BottomBar.tsx'
import * as css from './DefaultLayout.css.ts'
import { Header } from './Header.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

const Footer = deferred(() => import('./Footer.tsx').then((module) => module.Footer))
const Sidebar = deferred(() => import('./Sidebar.tsx').then((module) => module.Sidebar))

/** Header, sidebar or bottom bar, content, footer (LAYOUT-02, LAYOUT-07..10). */
export function DefaultLayout({ children }: PropsWithChildren) {
  const t = useT()
  const guest = useIsGuest()
  return (
    <div className={css.page}>
      <a href="#content" className={css.skip}>
        {t('skipToContent')}
      </a>
      <Header guest={guest} />
      <OfflineNotice />
      <div className={css.middle}>
        <Sidebar />
        <div className={css.column}>
          <main id="content" tabIndex={-1} className={css.content}>
            {children}
          </main>
          <Trim />
          <Footer guest={guest} />
        </div>
      </div>
      <BottomBar guest={guest} />
    </div>
  )
}
