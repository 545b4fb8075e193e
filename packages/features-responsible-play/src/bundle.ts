export { refreshStatus, statusQuery } from './queries.ts'

/** The pages, each fetched when it is opened. */
export const overviewPage = () =>
  import('./overview/OverviewPage.tsx').then((module) => module.OverviewPage)
export const purchaseLimitPage = () =>
  import('./limits/PurchaseLimitPage.tsx').then((module) => module.PurchaseLimitPage)
export const playLimitsPage = () =>
  import('./limits/PlayLimitsPage.tsx').then((module) => module.PlayLimitsPage)
export const realityCheckPage = () =>
  import('./reality-check/RealityCheckPage.tsx').then((module) => module.RealityCheckPage)
export const coolOffPage = () =>
  import('./breaks/CoolOffPage.tsx').then((module) => module.CoolOffPage)
export const selfExclusionPage = () =>
  import('./breaks/SelfExclusionPage.tsx').then((module) => module.SelfExclusionPage)

/** Modal, lobby during a break, link under the stage and behaviour, each fetched when it is needed. */
export const realityCheckModal = () =>
  import('./reality-check/RealityCheckModal.tsx').then((module) => module.RealityCheckModal)
export const restrictedLobby = () =>
  import('./breaks/RestrictedLobby.tsx').then((module) => module.RestrictedLobby)
export const gameBarLink = () =>
  import('./game/GameBarLink.tsx').then((module) => module.GameBarLink)
export const vigil = () => import('./Vigil.tsx').then((module) => module.Vigil)

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)
