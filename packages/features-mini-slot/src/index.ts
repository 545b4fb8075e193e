export { miniSlot } from './feature.ts'
