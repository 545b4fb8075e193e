export { luckyDice } from './feature.ts'
