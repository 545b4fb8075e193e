export { messages } from './messages/index.ts'
