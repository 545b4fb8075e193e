import { makeBingoTable } from '@marquee/features-bingo/server/preset'
import { makeTable } from '@marquee/platform-draws/preset'
import { texts } from './content/texts.ts'

/** What can be won in the camp, in rows of coins, entries (units of 0.01) and weight. The wheel of the day: */
export const wheelSectors = makeTable([
  [819, 0, 6],
  [0, 30, 9],
  [1_365, 0, 3],
  [910, 0, 4],
  [10_465, 0, 3],
  [0, 10, 11],
  [182, 0, 36],
  [455, 0, 18],
  [0, 101, 2],
  [546, 0, 8],
])

/** The wheel at the end of the streak. */
export const streakSectors = makeTable([
  [13_650, 0, 12],
  [10_920, 0, 18],
  [16_380, 0, 9],
  [91_910, 0, 2],
  [4_550, 0, 30],
  [0, 303, 3],
  [0, 101, 9],
  [0, 30, 17],
])

/** Scratch cards. */
export const cardOutcomes = makeTable([
  [182, 0, 43],
  [0, 10, 19],
  [273, 0, 18],
  [728, 0, 9],
  [0, 30, 5],
  [1_820, 0, 4],
  [11_375, 101, 2],
])

/** The boxes that come with them. */
export const boxOutcomes = makeTable([
  [728, 0, 41],
  [0, 30, 23],
  [1_092, 0, 17],
  [1_365, 0, 8],
  [1_820, 0, 7],
  [0, 101, 2],
  [13_195, 101, 2],
])

/** A bingo card by what it shows. */
export const bingoOutcomes = makeBingoTable([
  ['none', 182, 0, 5, 45],
  ['corners', 637, 0, 10, 20],
  ['line', 1_547, 0, 20, 26],
  ['twoLines', 4_186, 30, 50, 9],
])

/** Three alike of a symbol on the first level of the mini slot: symbol, coins, entries, weight. */
export const reels = [
  [null, 0, 0, 54],
  [0, 91, 0, 22],
  [1, 182, 0, 13],
  [2, 364, 0, 5],
  [3, 0, 10, 3],
  [4, 546, 0, 2],
  [5, 1_456, 30, 1],
] as const

/** The chests of the day. */
export const chestOutcomes = makeTable([
  [91, 0, 43],
  [182, 0, 20],
  [273, 0, 14],
  [0, 10, 14],
  [728, 0, 7],
  [2_730, 30, 2],
])

/** The places of the lottery. */
export const lotteryPlaces = [
  { winners: 1, coins: 45_500, entries: 404 },
  { winners: 4, coins: 10_920, entries: 101 },
  { winners: 10, coins: 4_095, entries: 30 },
  { winners: 31, coins: 1_365, entries: 10 },
]

/** The stops of a season: points from the stop before, coins, entries. */
export const seasonStops = [
  [21, 637, 0],
  [42, 637, 10],
  [70, 819, 0],
  [91, 1_001, 0],
  [126, 0, 10],
  [168, 1_911, 0],
  [203, 2_639, 30],
  [239, 4_641, 101],
] as const

/** What coins can be set aside for. */
export const fortunePackages = [
  { id: 1, title: texts('fortunePackages.oneNight'), coins: 1_001, days: 1, bonus: 50 },
  { id: 2, title: texts('fortunePackages.threeNights'), coins: 3_003, days: 3, bonus: 200 },
  { id: 3, title: texts('fortunePackages.sevenNights'), coins: 5_005, days: 7, bonus: 600 },
]
