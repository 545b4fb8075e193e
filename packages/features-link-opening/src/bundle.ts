export { OpenLinkModal } from './OpenLinkModal.tsx'
export { messages } from './messages/index.ts'
