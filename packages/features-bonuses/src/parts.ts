export { bonusesQuery, refreshBonuses } from './queries.ts'

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)

/** Modals, chip and behaviour, each fetched when it is needed. */
export const freeBonusModal = () =>
  import('./modal/FreeBonusModal.tsx').then((module) => module.FreeBonusModal)
export const freeBonusesModal = () =>
  import('./modal/FreeBonusesModal.tsx').then((module) => module.FreeBonusesModal)
export const bonusesChip = () =>
  import('./lobby/BonusesChip.tsx').then((module) => module.BonusesChip)
export const bonusByAddress = () =>
  import('./BonusByAddress.tsx').then((module) => module.BonusByAddress)
