import en from './messages/en.json'
import es from './messages/es.json'

export { OpenLinkModal } from './OpenLinkModal.tsx'
export const messages = { en, es }
