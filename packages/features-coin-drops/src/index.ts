export { coinDrops } from './feature.ts'
