export { lootboxes } from './feature.ts'
