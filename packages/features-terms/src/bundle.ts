/** Modal and behaviour, each fetched when it is needed. */
export const termsModal = () => import('./modal/TermsModal.tsx').then((module) => module.TermsModal)
export const termsWatch = () => import('./TermsWatch.tsx').then((module) => module.TermsWatch)

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)
