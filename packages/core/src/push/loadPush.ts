/** Fetches what push adds to a page; nothing of it is in the first load. */
export const loadPush = import.meta.env.SSR ? null : () => import('./parts.ts')
