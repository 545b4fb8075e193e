/** Modal and effect, each fetched when it is needed. */
export const TermsModal = {
  load: () => import('./modal/TermsModal.tsx').then((module) => module.TermsModal),
}
export const TermsWatch = {
  load: () => import('./TermsWatch.tsx').then((module) => module.TermsWatch),
}

export { messages } from './messages/index.ts'
