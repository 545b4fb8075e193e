export { cashDesk } from './feature.ts'
