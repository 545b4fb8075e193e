export { PasswordMeter, type PasswordVerdict } from './PasswordMeter.tsx'
export { personalWords, type Person } from './personalWords.ts'
