import { makeBingoTable } from '@marquee/features-bingo/server/preset'
import { makeTable } from '@marquee/platform-draws/preset'

/** What can be won in the theatre, in rows of coins, entries (units of 0.01) and weight. The wheel of the day: */
export const wheelSectors = makeTable([
  [0, 100, 2],
  [16_500, 0, 2],
  [1_200, 0, 5],
  [1_500, 0, 2],
  [0, 7, 14],
  [200, 0, 29],
  [2_000, 0, 2],
  [600, 0, 9],
  [900, 0, 7],
  [300, 0, 19],
  [0, 25, 9],
])

/** The wheel at the end of the streak. */
export const streakSectors = makeTable([
  [6_000, 0, 34],
  [64_500, 0, 2],
  [0, 25, 14],
  [11_000, 0, 10],
  [40_000, 0, 8],
  [0, 300, 4],
  [7_000, 0, 21],
  [0, 100, 7],
])

/** Scratch cards. */
export const cardOutcomes = makeTable([
  [200, 0, 37],
  [900, 0, 21],
  [0, 7, 17],
  [1_000, 0, 14],
  [0, 25, 10],
  [14_000, 100, 1],
])

/** The boxes that come with them. */
export const boxOutcomes = makeTable([
  [400, 0, 46],
  [600, 0, 32],
  [0, 25, 16],
  [0, 100, 3],
  [23_500, 100, 3],
])

/** A bingo card by what it shows. */
export const bingoOutcomes = makeBingoTable([
  ['none', 200, 0, 5, 50],
  ['corners', 800, 0, 10, 18],
  ['line', 1_800, 0, 20, 24],
  ['twoLines', 5_200, 25, 50, 8],
])

/** The chests of the day. */
export const chestOutcomes = makeTable([
  [100, 0, 42],
  [200, 0, 25],
  [0, 7, 15],
  [400, 0, 11],
  [500, 0, 5],
  [4_000, 25, 2],
])

/** Two dice by their sum, two to seven, in steps of the unit; eight to twelve mirror it. */
export const diceShares = [15, 4, 2, 1.5, 1, 0.5] as const

/** The places of the lottery. */
export const lotteryPlaces = [
  { winners: 1, coins: 70_000, entries: 600 },
  { winners: 3, coins: 12_000, entries: 100 },
  { winners: 9, coins: 5_000, entries: 25 },
  { winners: 26, coins: 1_500, entries: 7 },
]

/** The stops of a season: points from the stop before, coins, entries. */
export const seasonStops = [
  [30, 500, 0],
  [40, 500, 0],
  [70, 1_000, 7],
  [100, 1_000, 0],
  [120, 0, 7],
  [150, 2_500, 0],
  [200, 3_000, 25],
  [250, 5_000, 100],
] as const
