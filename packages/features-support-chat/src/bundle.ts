export { takePush } from './queries.ts'
export { supportChatWith } from './SupportChat.tsx'

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)
