import { makeBingoTable } from '@marquee/features-bingo/server/preset'
import { makeTable } from '@marquee/platform-draws/preset'

/** What can be won on the roof, in rows of coins, entries (units of 0.01) and weight. The wheel of the day: */
export const wheelSectors = makeTable([
  [400, 0, 34],
  [1_500, 0, 3],
  [7_000, 0, 3],
  [800, 0, 8],
  [0, 100, 3],
  [2_000, 0, 3],
  [0, 5, 16],
  [1_000, 0, 3],
  [600, 0, 16],
  [900, 0, 6],
  [0, 20, 5],
])

/** The wheel at the end of the streak. */
export const streakSectors = makeTable([
  [5_000, 0, 35],
  [9_000, 0, 17],
  [13_000, 0, 8],
  [0, 20, 23],
  [0, 100, 5],
  [104_500, 0, 4],
  [0, 300, 4],
  [15_000, 0, 4],
])

/** Scratch cards. */
export const cardOutcomes = makeTable([
  [100, 0, 29],
  [0, 5, 24],
  [600, 0, 22],
  [1_000, 0, 12],
  [1_800, 0, 7],
  [0, 20, 4],
  [6_500, 100, 2],
])

/** The boxes that come with them. */
export const boxOutcomes = makeTable([
  [800, 0, 30],
  [900, 0, 23],
  [1_000, 0, 17],
  [0, 20, 17],
  [4_000, 0, 7],
  [0, 100, 4],
  [9_000, 100, 2],
])

/** A bingo card by what it shows. */
export const bingoOutcomes = makeBingoTable([
  ['none', 200, 0, 5, 48],
  ['corners', 900, 0, 10, 16],
  ['line', 1_600, 0, 20, 28],
  ['twoLines', 5_000, 20, 50, 8],
])

/** Three alike of a symbol on the first level of the mini slot: symbol, coins, entries, weight. */
export const reels = [
  [null, 0, 0, 56],
  [0, 100, 0, 20],
  [1, 200, 0, 11],
  [2, 500, 0, 6],
  [3, 0, 5, 4],
  [4, 1_000, 0, 2],
  [5, 500, 20, 1],
] as const

/** A coin drop. */
export const dropOutcomes = makeTable([
  [100, 0, 50],
  [150, 0, 22],
  [300, 0, 13],
  [500, 0, 7],
  [1_000, 0, 5],
  [4_000, 0, 3],
])

/** The stops of a season: points from the stop before, coins, entries. */
export const seasonStops = [
  [25, 400, 0],
  [45, 600, 0],
  [65, 1_000, 5],
  [95, 1_500, 0],
  [125, 0, 5],
  [165, 2_000, 0],
  [200, 3_000, 20],
  [240, 5_000, 100],
] as const
