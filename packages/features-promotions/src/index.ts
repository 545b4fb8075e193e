export { promotions } from './feature.ts'
