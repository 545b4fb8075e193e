export { vip } from './feature.ts'
