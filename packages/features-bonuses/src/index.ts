export { bonuses } from './feature.ts'
