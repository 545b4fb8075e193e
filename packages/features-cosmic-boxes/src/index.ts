export { cosmicBoxes } from './feature.ts'
