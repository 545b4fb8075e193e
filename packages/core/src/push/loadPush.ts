/**
 * Fetches what push adds to a page. The build says `MARQUEE_PUSH = false` for a brand without push:
 * then not a byte of it is built.
 */
export const loadPush =
  import.meta.env.SSR || import.meta.env.MARQUEE_PUSH === false ? null : () => import('./parts.ts')
