export { content } from './feature.ts'
