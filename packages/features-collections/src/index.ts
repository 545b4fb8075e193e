export { collections } from './feature.ts'
