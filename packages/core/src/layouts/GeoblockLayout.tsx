import type { PropsWithChildren } from 'react'
import { useBrand } from '../app/AppContext.ts'
import { useRouteName } from '../routing/useRouteName.ts'
import { Dock } from './Dock.tsx'
import * as css from './GeoblockLayout.css.ts'

/** For regions where the brand cannot be played: no navigation, nothing to open (LAYOUT-03). */
export function GeoblockLayout({ children }: PropsWithChildren) {
  const { name, theme } = useBrand()
  const routeName = useRouteName()
  return (
    <div className={css.page}>
      <img src={theme.art.logo} alt={name} width={185} height={50} className={css.logo} />
      <main id="content" data-route={routeName}>
        {children}
      </main>
      <Dock />
    </div>
  )
}
