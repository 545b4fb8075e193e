export { affiliates } from './feature.ts'
