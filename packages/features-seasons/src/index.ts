export { seasons } from './feature.ts'
