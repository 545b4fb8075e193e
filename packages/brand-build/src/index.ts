export { brandConfig } from './config.ts'
