import { makeBingoTable } from '@marquee/features-bingo/server/preset'
import { makeTable } from '@marquee/platform-draws/preset'

/** What can be won at the fair, in rows of coins, entries (units of 0.01) and weight. The wheel of the day: */
export const wheelSectors = makeTable([
  [1_500, 0, 4],
  [0, 5, 20],
  [0, 20, 9],
  [500, 0, 13],
  [1_200, 0, 4],
  [1_000, 0, 5],
  [6_500, 0, 4],
  [400, 0, 28],
  [900, 0, 11],
  [0, 100, 2],
])

/** The wheel at the end of the streak. */
export const streakSectors = makeTable([
  [10_000, 0, 17],
  [0, 100, 6],
  [9_000, 0, 32],
  [11_000, 0, 12],
  [114_500, 0, 2],
  [13_000, 0, 7],
  [0, 300, 4],
  [0, 20, 20],
])

/** Scratch cards. */
export const cardOutcomes = makeTable([
  [300, 0, 38],
  [500, 0, 29],
  [1_000, 0, 13],
  [0, 5, 11],
  [0, 20, 7],
  [7_500, 100, 2],
])

/** The boxes that come with them. */
export const boxOutcomes = makeTable([
  [600, 0, 52],
  [1_200, 0, 22],
  [0, 20, 21],
  [0, 100, 1],
  [12_500, 100, 4],
])

/** A bingo card by what it shows. */
export const bingoOutcomes = makeBingoTable([
  ['none', 200, 0, 5, 44],
  ['corners', 800, 0, 10, 18],
  ['line', 1_500, 0, 20, 28],
  ['twoLines', 4_500, 20, 50, 10],
])

/** Three alike of a symbol on the first level of the mini slot: symbol, coins, entries, weight. */
export const reels = [
  [null, 0, 0, 52],
  [0, 100, 0, 24],
  [1, 200, 0, 12],
  [2, 400, 0, 6],
  [3, 0, 5, 3],
  [4, 800, 0, 2],
  [5, 1_000, 20, 1],
] as const

/** A capsule. */
export const capsuleOutcomes = makeTable([
  [50, 0, 42],
  [100, 0, 30],
  [150, 0, 24],
  [1_700, 0, 4],
])

/** Two dice by their sum, two to seven, in steps of the unit; eight to twelve mirror it. */
export const diceShares = [8, 6, 3, 1.5, 1, 0.5] as const

/** The places of the lottery. */
export const lotteryPlaces = [
  { winners: 1, coins: 40_000, entries: 400 },
  { winners: 4, coins: 15_000, entries: 100 },
  { winners: 12, coins: 4_000, entries: 20 },
  { winners: 28, coins: 1_500, entries: 5 },
]

/** The stops of a season: points from the stop before, coins, entries. */
export const seasonStops = [
  [20, 600, 0],
  [50, 800, 0],
  [70, 1_000, 0],
  [90, 0, 5],
  [130, 1_500, 5],
  [160, 1_800, 0],
  [190, 2_500, 20],
  [250, 5_300, 100],
] as const
