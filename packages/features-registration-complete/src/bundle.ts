import { RegistrationCompletePage } from './RegistrationCompletePage.tsx'

export const pages = { page: RegistrationCompletePage }
export { messages } from './messages/index.ts'
