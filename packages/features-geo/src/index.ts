export { geo } from './feature.ts'
