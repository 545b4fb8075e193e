export { moneyBox } from './feature.ts'
