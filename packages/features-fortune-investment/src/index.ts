export { fortuneInvestment } from './feature.ts'
