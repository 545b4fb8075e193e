export { Support } from './Support.tsx'

export { messages } from './messages/index.ts'
