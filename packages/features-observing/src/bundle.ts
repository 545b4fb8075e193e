export { Observing } from './Observing.tsx'

/** It shows nothing. */
export const messages = { en: {}, es: {} }
