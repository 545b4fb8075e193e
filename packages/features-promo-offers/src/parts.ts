export { prefetchBundles } from './queries.ts'

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)

/** Modals and the lobby's section, each fetched when it is needed. */
export const offerModal = () => import('./modal/OfferModal.tsx').then((module) => module.OfferModal)
export const coinModal = () => import('./coin/CoinModal.tsx').then((module) => module.CoinModal)
export const welcomePack = () =>
  import('./lobby/WelcomePack.tsx').then((module) => module.WelcomePack)
