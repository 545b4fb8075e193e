export { dailyChests } from './feature.ts'
