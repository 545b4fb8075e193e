export { noteWin } from './watch/wins.ts'

/** Page, modals, block of the lobby and texts, with the first of them. */
export const room = () => import('./room.ts')
/** The behaviour, fetched when the first page is at rest. */
export const dropWatch = () => import('./watch/DropWatch.tsx').then((module) => module.DropWatch)
