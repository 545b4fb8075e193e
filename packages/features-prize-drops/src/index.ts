export { prizeDrops } from './feature.ts'
