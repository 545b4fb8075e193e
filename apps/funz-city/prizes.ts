import { makeBingoTable } from '@marquee/features-bingo/server/preset'
import { makeTable } from '@marquee/platform-draws/preset'

/** What can be won in the toy town, in rows of coins, entries (units of 0.01) and weight. The wheel of the day: */
export const wheelSectors = makeTable([
  [444, 0, 13],
  [11_100, 0, 3],
  [0, 11, 19],
  [666, 0, 6],
  [1_110, 0, 6],
  [555, 0, 10],
  [0, 111, 2],
  [333, 0, 28],
  [0, 22, 7],
  [2_220, 0, 3],
  [1_665, 0, 3],
])

/** The wheel that comes with a purchase. */
export const boosterSectors = makeTable([
  [2_222, 0, 44],
  [3_333, 0, 30],
  [11_111, 0, 13],
  [5_555, 0, 24],
  [22_222, 0, 5],
])

/** And the one that comes with a larger one. */
export const extraSectors = makeTable([
  [11_111, 0, 42],
  [22_222, 0, 26],
  [111_111, 0, 3],
  [16_666, 0, 30],
  [55_555, 0, 8],
])

/** The wheel at the end of the streak. */
export const streakSectors = makeTable([
  [98_790, 0, 2],
  [5_550, 0, 42],
  [0, 111, 8],
  [0, 333, 4],
  [11_100, 0, 21],
  [0, 22, 9],
  [33_300, 0, 5],
  [19_980, 0, 9],
])

/** Scratch cards. */
export const cardOutcomes = makeTable([
  [111, 0, 39],
  [0, 11, 25],
  [777, 0, 19],
  [3_330, 0, 9],
  [0, 22, 7],
  [11_100, 111, 1],
])

/** The boxes that come with them. */
export const boxOutcomes = makeTable([
  [555, 0, 52],
  [999, 0, 34],
  [0, 22, 6],
  [0, 111, 5],
  [18_870, 111, 3],
])

/** A bingo card by what it shows. */
export const bingoOutcomes = makeBingoTable([
  ['none', 333, 0, 5, 36],
  ['corners', 777, 0, 10, 26],
  ['line', 1_554, 0, 20, 28],
  ['twoLines', 4_440, 22, 50, 10],
])

/** Three alike of a symbol on the first level of the mini slot: symbol, coins, entries, weight. */
export const reels = [
  [null, 0, 0, 46],
  [0, 111, 0, 30],
  [1, 222, 0, 14],
  [2, 333, 0, 5],
  [3, 0, 11, 3],
  [4, 888, 0, 1],
  [5, 1_665, 22, 1],
] as const

/** The chests of the day. */
export const chestOutcomes = makeTable([
  [111, 0, 41],
  [166, 0, 22],
  [0, 11, 12],
  [222, 0, 11],
  [555, 0, 7],
  [666, 0, 5],
  [4_440, 22, 2],
])

/** A capsule. */
export const capsuleOutcomes = makeTable([
  [111, 0, 52],
  [166, 0, 33],
  [222, 0, 14],
  [2_775, 0, 1],
])

/** The stops of a season: points from the stop before, coins, entries. */
export const seasonStops = [
  [11, 333, 0],
  [33, 777, 0],
  [66, 1_221, 0],
  [99, 0, 11],
  [133, 1_221, 0],
  [166, 2_442, 11],
  [211, 3_663, 22],
  [241, 5_328, 111],
] as const
