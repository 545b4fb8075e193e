export { verification } from './feature.ts'
