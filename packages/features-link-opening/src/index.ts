export { linkOpening } from './feature.ts'
