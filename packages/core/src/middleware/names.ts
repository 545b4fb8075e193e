/** What the shell itself has to stand before pages (LAYOUT-05); features bring more (LAYOUT-04). */
export const shellMiddlewareNames = ['route-guard', 'may-play'] as const
