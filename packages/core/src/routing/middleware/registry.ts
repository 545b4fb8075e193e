import type { MiddlewareName } from './names.ts'
import type { Middleware } from './types.ts'

/** What stands before pages (LAYOUT-04, LAYOUT-05), fetched with the first page that names it. */
export const middlewares: Record<MiddlewareName, () => Promise<Middleware>> = {
  'route-guard': () => import('./routeGuard.ts').then((module) => module.routeGuard),
  'affiliate-redirect': () =>
    import('./affiliateRedirect.ts').then((module) => module.affiliateRedirect),
}
