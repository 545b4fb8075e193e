export { lottery } from './feature.ts'
