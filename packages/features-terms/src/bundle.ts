/** Modal and effect, each fetched when it is needed. */
export const TermsModal = {
  load: () => import('./modal/TermsModal.tsx').then((module) => module.TermsModal),
}
export const TermsWatch = {
  load: () => import('./TermsWatch.tsx').then((module) => module.TermsWatch),
}

export const messages = {
  en: () => import('./messages/en.json').then((module) => module.default),
  es: () => import('./messages/es.json').then((module) => module.default),
}
