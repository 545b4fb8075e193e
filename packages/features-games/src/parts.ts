/** Modals and behaviour, each fetched when it is needed. */
export const gameModal = () => import('./game/GameModal.tsx').then((module) => module.GameModal)
export const demoModal = () => import('./demo/DemoModal.tsx').then((module) => module.DemoModal)
export const searchModal = () =>
  import('./search/GameSearchModal.tsx').then((module) => module.GameSearchModal)
export const searchKey = () => import('./search/SearchKey.tsx').then((module) => module.SearchKey)

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)
