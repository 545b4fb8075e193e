export { registrationComplete } from './feature.ts'
