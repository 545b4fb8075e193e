export { observing } from './feature.ts'
