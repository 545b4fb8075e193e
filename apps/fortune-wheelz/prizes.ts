import { makeBingoTable } from '@marquee/features-bingo/server/preset'
import { makeTable } from '@marquee/platform-draws/preset'

/** What can be won at the diner, in rows of coins, entries (units of 0.01) and weight. The wheel of the day: */
export const wheelSectors = makeTable([
  [12_000, 0, 2],
  [0, 20, 9],
  [0, 6, 19],
  [1_200, 0, 9],
  [2_400, 0, 6],
  [0, 100, 2],
  [480, 0, 35],
  [960, 0, 18],
])

/** The wheel that comes with a purchase. */
export const boosterSectors = makeTable([
  [6_000, 0, 34],
  [2_400, 0, 41],
  [12_000, 0, 15],
  [3_600, 0, 27],
  [30_000, 0, 4],
  [4_800, 0, 22],
])

/** And the one that comes with a larger one. */
export const extraSectors = makeTable([
  [12_000, 0, 40],
  [60_000, 0, 7],
  [24_000, 0, 25],
  [18_000, 0, 31],
  [120_000, 0, 2],
  [36_000, 0, 14],
])

/** The wheel at the end of the streak. */
export const streakSectors = makeTable([
  [21_600, 0, 7],
  [8_400, 0, 33],
  [107_400, 0, 3],
  [0, 100, 9],
  [0, 20, 20],
  [0, 300, 3],
  [14_400, 0, 10],
  [13_200, 0, 15],
])

/** Scratch cards. */
export const cardOutcomes = makeTable([
  [240, 0, 45],
  [1_080, 0, 20],
  [0, 6, 17],
  [1_200, 0, 10],
  [0, 20, 6],
  [10_200, 100, 2],
])

/** The boxes that come with them. */
export const boxOutcomes = makeTable([
  [600, 0, 35],
  [1_200, 0, 27],
  [2_880, 0, 12],
  [0, 20, 12],
  [3_600, 0, 7],
  [0, 100, 6],
  [16_200, 100, 1],
])

/** A bingo card by what it shows. */
export const bingoOutcomes = makeBingoTable([
  ['none', 360, 0, 5, 38],
  ['corners', 600, 0, 10, 22],
  ['line', 1_920, 0, 20, 30],
  ['twoLines', 4_560, 20, 50, 10],
])

/** A coin drop. */
export const dropOutcomes = makeTable([
  [120, 0, 49],
  [240, 0, 27],
  [360, 0, 13],
  [960, 0, 6],
  [1_440, 0, 3],
  [6_000, 0, 2],
])

/** A capsule. */
export const capsuleOutcomes = makeTable([
  [60, 0, 52],
  [120, 0, 27],
  [240, 0, 12],
  [720, 0, 7],
  [2_160, 0, 2],
])

/** The stops of a season: points from the stop before, coins, entries. */
export const seasonStops = [
  [20, 600, 0],
  [40, 1_200, 0],
  [60, 0, 6],
  [100, 1_200, 0],
  [140, 1_800, 6],
  [160, 3_000, 0],
  [200, 2_400, 20],
  [240, 6_000, 100],
] as const
