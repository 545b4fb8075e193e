/** The modal, fetched when it is opened. */
export const spookySeasonModal = () =>
  import('./tower/SpookySeasonModal.tsx').then((module) => module.SpookySeasonModal)

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)
