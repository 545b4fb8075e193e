export { scratchCards } from './feature.ts'
