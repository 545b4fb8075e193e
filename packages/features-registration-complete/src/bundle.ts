import en from './messages/en.json'
import es from './messages/es.json'
import { RegistrationCompletePage } from './RegistrationCompletePage.tsx'

export const pages = { page: RegistrationCompletePage }
export const messages = { en, es }
