export { wheels } from './feature.ts'
