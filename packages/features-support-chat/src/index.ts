export { supportButton } from './button/feature.ts'
export { supportChat, type SupportChatOptions } from './feature.ts'
