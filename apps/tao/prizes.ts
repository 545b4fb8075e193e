import { makeBingoTable } from '@marquee/features-bingo/server/preset'
import { makeTable } from '@marquee/platform-draws/preset'
import { texts } from './content/texts.ts'

/** What can be won in the garden, in rows of coins, entries (units of 0.01) and weight. The wheel of the day: */
export const wheelSectors = makeTable([
  [704, 0, 5],
  [1_760, 0, 3],
  [1_056, 0, 3],
  [0, 18, 7],
  [528, 0, 11],
  [9_240, 0, 3],
  [0, 88, 2],
  [792, 0, 3],
  [0, 8, 20],
  [264, 0, 26],
  [352, 0, 17],
])

/** The wheel at the end of the streak. */
export const streakSectors = makeTable([
  [68_200, 0, 3],
  [0, 18, 12],
  [0, 264, 3],
  [7_920, 0, 18],
  [7_040, 0, 29],
  [0, 88, 10],
  [11_440, 0, 11],
  [8_800, 0, 14],
])

/** Scratch cards. */
export const cardOutcomes = makeTable([
  [176, 0, 41],
  [528, 0, 20],
  [0, 8, 16],
  [704, 0, 10],
  [0, 18, 6],
  [792, 0, 5],
  [9_680, 88, 2],
])

/** The boxes that come with them. */
export const boxOutcomes = makeTable([
  [352, 0, 38],
  [704, 0, 22],
  [0, 18, 16],
  [1_056, 0, 11],
  [1_584, 0, 7],
  [0, 88, 2],
  [11_000, 88, 4],
])

/** A bingo card by what it shows. */
export const bingoOutcomes = makeBingoTable([
  ['none', 264, 0, 5, 42],
  ['corners', 528, 0, 10, 24],
  ['line', 1_408, 0, 20, 26],
  ['twoLines', 4_400, 18, 50, 8],
])

/** A capsule. */
export const capsuleOutcomes = makeTable([
  [44, 0, 41],
  [88, 0, 25],
  [132, 0, 19],
  [264, 0, 9],
  [528, 0, 4],
  [1_320, 0, 2],
])

/** The places of the lottery. */
export const lotteryPlaces = [
  { winners: 1, coins: 52_800, entries: 528 },
  { winners: 2, coins: 17_600, entries: 88 },
  { winners: 8, coins: 5_280, entries: 18 },
  { winners: 24, coins: 1_584, entries: 8 },
]

/** The stops of a season: points from the stop before, coins, entries. */
export const seasonStops = [
  [18, 704, 0],
  [38, 0, 8],
  [68, 704, 0],
  [98, 1_056, 0],
  [128, 1_408, 8],
  [168, 1_584, 0],
  [198, 2_464, 18],
  [244, 3_960, 88],
] as const

/** What coins can be set aside for. */
export const fortunePackages = [
  { id: 1, title: texts('fortunePackages.aShortRest'), coins: 880, days: 1, bonus: 44 },
  { id: 2, title: texts('fortunePackages.threeEvenings'), coins: 2_464, days: 3, bonus: 176 },
  {
    id: 3,
    title: texts('fortunePackages.tillTheMoon'),
    coins: 4_928,
    days: 7,
    bonus: 616,
  },
]

/** The lootbox of the day. */
export const boxOfDaySectors = makeTable([
  [88, 0, 46],
  [528, 0, 21],
  [1_056, 0, 15],
  [0, 8, 10],
  [0, 18, 5],
  [5_280, 0, 3],
])

/** The lootbox that comes with a purchase. */
export const purchaseBoxSectors = makeTable([
  [7_744, 0, 38],
  [8_800, 0, 28],
  [10_560, 0, 17],
  [0, 88, 10],
  [0, 440, 4],
  [35_640, 0, 3],
])
