/** Fetched when it is needed. */
export const TermsModal = {
  load: () => import('./modal/TermsModal.tsx').then((module) => module.TermsModal),
}

export { messages } from './messages/index.ts'
