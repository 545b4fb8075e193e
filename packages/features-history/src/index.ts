export { history } from './feature.ts'
