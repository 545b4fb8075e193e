export { refreshBonuses } from './queries.ts'

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)

/** Modals and behaviour, each fetched when it is needed. */
export const freeBonusModal = () =>
  import('./modal/FreeBonusModal.tsx').then((module) => module.FreeBonusModal)
export const freeBonusesModal = () =>
  import('./modal/FreeBonusesModal.tsx').then((module) => module.FreeBonusesModal)
export const bonusByAddress = () =>
  import('./BonusByAddress.tsx').then((module) => module.BonusByAddress)
