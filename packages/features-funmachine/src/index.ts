export { funmachine } from './feature.ts'
