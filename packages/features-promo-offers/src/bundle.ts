import type { FunctionComponent } from 'react'

export { prefetchBundles as prefetch } from './queries.ts'

/** Modals, each fetched when it is needed. */
export const OfferModal = {
  load: () => import('./modal/OfferModal.tsx').then((module) => module.OfferModal),
}
export const CoinModal = {
  load: () => import('./coin/CoinModal.tsx').then((module) => module.CoinModal),
}
export const CoinUsedModal = {
  load: () => import('./coin/CoinUsedModal.tsx').then((module) => module.CoinUsedModal),
}

/** The lobby's section, with the banner in brands that have it: in one slot, as each costs the first load. */
export async function lobbyWith(
  ownBanner?: () => Promise<FunctionComponent>,
): Promise<FunctionComponent> {
  const [{ lobbyOf }, banner] = await Promise.all([import('./lobby/lobbyOf.tsx'), ownBanner?.()])
  return lobbyOf(banner)
}

export { messages } from './messages/index.ts'
