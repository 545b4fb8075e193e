export { terms } from './feature.ts'
