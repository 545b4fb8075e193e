/** Names of what may stand before a page (LAYOUT-04, LAYOUT-05). */
export const middlewareNames = ['route-guard', 'affiliate-redirect'] as const
export type MiddlewareName = (typeof middlewareNames)[number]
