export { webApp } from './feature.ts'
