import type { PropsWithChildren } from 'react'
import type { LayoutName, LazyComponent } from '../feature/pages.ts'

/** The page layouts (LAYOUT-01..03), fetched before the page that names one (NAV-01). */
export const layouts: Record<LayoutName, LazyComponent<PropsWithChildren>> = {
  default: () => import('./DefaultLayout.tsx').then((module) => module.DefaultLayout),
  auth: () => import('./AuthLayout.tsx').then((module) => module.AuthLayout),
  geoblock: () => import('./GeoblockLayout.tsx').then((module) => module.GeoblockLayout),
}
