export { refreshStatus, statusQuery } from './queries.ts'

/** Modal, link under the stage and behaviour, each fetched when it is needed. */
export const realityCheckModal = () =>
  import('./reality-check/RealityCheckModal.tsx').then((module) => module.RealityCheckModal)
export const gameBarLink = () =>
  import('./game/GameBarLink.tsx').then((module) => module.GameBarLink)
export const vigil = () => import('./Vigil.tsx').then((module) => module.Vigil)

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)
