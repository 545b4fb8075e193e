import type { FunctionComponent } from 'react'
export { prefetchBundles as prefetch } from './queries.ts'

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)

/** Modals and the lobby's section, each fetched when it is needed. */
export const offer = () => import('./modal/OfferModal.tsx').then((module) => module.OfferModal)
export const coin = () => import('./coin/CoinModal.tsx').then((module) => module.CoinModal)
export const coinUsed = () =>
  import('./coin/CoinUsedModal.tsx').then((module) => module.CoinUsedModal)
/** The lobby's section, with the banner in brands that have it: in one slot, as each costs the first load. */
export async function lobby(vip?: () => Promise<FunctionComponent>): Promise<FunctionComponent> {
  const [{ lobbyOf }, banner] = await Promise.all([import('./lobby/lobbyOf.tsx'), vip?.()])
  return lobbyOf(banner)
}
