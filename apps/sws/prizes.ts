import { makeBingoTable } from '@marquee/features-bingo/server/preset'
import { makeTable } from '@marquee/platform-draws/preset'
import { texts } from './content/texts.ts'

/** What can be won at the reef, in rows of coins, entries (units of 0.01) and weight. The wheel of the day: */
export const wheelSectors = makeTable([
  [720, 0, 7],
  [1_200, 0, 4],
  [0, 24, 5],
  [0, 96, 3],
  [0, 8, 14],
  [1_600, 0, 3],
  [400, 0, 18],
  [480, 0, 12],
  [800, 0, 5],
  [5_200, 0, 3],
  [320, 0, 26],
])

/** The wheel at the end of the streak. */
export const streakSectors = makeTable([
  [55_200, 0, 4],
  [8_000, 0, 8],
  [0, 288, 4],
  [0, 96, 6],
  [4_000, 0, 39],
  [5_600, 0, 17],
  [0, 24, 16],
  [32_000, 0, 6],
])

/** Scratch cards. */
export const cardOutcomes = makeTable([
  [160, 0, 29],
  [400, 0, 23],
  [0, 8, 21],
  [720, 0, 13],
  [960, 0, 8],
  [0, 24, 4],
  [6_400, 96, 2],
])

/** The boxes that come with them. */
export const boxOutcomes = makeTable([
  [640, 0, 49],
  [720, 0, 26],
  [0, 24, 20],
  [0, 96, 1],
  [9_200, 96, 4],
])

/** A bingo card by what it shows. */
export const bingoOutcomes = makeBingoTable([
  ['none', 240, 0, 5, 40],
  ['corners', 480, 0, 10, 24],
  ['line', 1_200, 0, 20, 27],
  ['twoLines', 3_600, 24, 50, 9],
])

/** The chests of the day. */
export const chestOutcomes = makeTable([
  [80, 0, 43],
  [120, 0, 26],
  [160, 0, 12],
  [0, 8, 11],
  [480, 0, 5],
  [2_800, 24, 3],
])

/** A coin drop. */
export const dropOutcomes = makeTable([
  [80, 0, 45],
  [160, 0, 35],
  [400, 0, 18],
  [4_800, 0, 2],
])

/** The stops of a season: points from the stop before, coins, entries. */
export const seasonStops = [
  [24, 480, 0],
  [40, 480, 0],
  [64, 0, 8],
  [96, 960, 0],
  [128, 1_440, 0],
  [168, 1_440, 8],
  [200, 1_920, 24],
  [240, 4_080, 96],
] as const

/** What coins can be set aside for. */
export const fortunePackages = [
  { id: 1, title: texts('fortunePackages.oneTide'), coins: 800, days: 1, bonus: 40 },
  { id: 2, title: texts('fortunePackages.threeTides'), coins: 2_000, days: 3, bonus: 136 },
  {
    id: 3,
    title: texts('fortunePackages.aWeekBelow'),
    coins: 4_800,
    days: 7,
    bonus: 560,
  },
]
