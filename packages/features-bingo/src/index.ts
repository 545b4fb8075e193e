export { bingo, type BingoOptions } from './feature.ts'
export { bingoStore } from './bingoStore.ts'
