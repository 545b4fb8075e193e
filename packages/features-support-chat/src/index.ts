export { supportChat, type SupportChatOptions } from './feature.ts'
