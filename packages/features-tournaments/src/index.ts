export { tournaments } from './feature.ts'
