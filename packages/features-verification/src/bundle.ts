export { documentsQuery, hearAction, hearProfile, hearStatus, identityQuery } from './queries.ts'

/** Pages and modal, each fetched when it is opened. */
export const documentsPage = () =>
  import('./documents/DocumentsPage.tsx').then((module) => module.DocumentsPage)
export const identityPage = () =>
  import('./identity/IdentityPage.tsx').then((module) => module.IdentityPage)
export const identityModal = () =>
  import('./widget/IdentityModal.tsx').then((module) => module.IdentityModal)

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)
