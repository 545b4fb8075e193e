export { responsiblePlay } from './feature.ts'
