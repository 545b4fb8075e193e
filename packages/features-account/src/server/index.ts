export { confirmation } from './confirmation/index.ts'
export { profile } from './profile/index.ts'
export { security } from './security/index.ts'
export { winBack } from './win-back/index.ts'
