export { dailyLogin, type DailyLoginOptions } from './feature.ts'
