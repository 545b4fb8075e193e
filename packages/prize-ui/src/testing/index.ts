export { makeSectors, makeWheel } from './makeWheel.ts'
