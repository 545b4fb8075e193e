import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Five lines in threes: wilds and free spins triple, and three to six jackpot symbols win a fixed jackpot. */
export const jackpot5: LinesModel = {
  id: 'jackpot-5',
  engine: 'lines',
  strips: readStrips(`
    C23JB2412SC34BA1341A2C134
    4B2134WB14C13A432JC2A31S2C
    1214W2A32A134C42JJB31SC4BC3
    A3J4W234A1B24CBS231C321C41
    31A4CB13421ASB3C421432CJ2
  `),
  paylines: paylines(5),
  pays: {
    high1: [2, 17, 72, 288],
    high2: [1, 12, 43, 173],
    high3: [0, 9, 26, 95],
    low1: [0, 3, 12, 35],
    low2: [0, 3, 10, 32],
    low3: [0, 3, 9, 26],
    low4: [0, 3, 7, 23],
  },
  wildMultiplier: 3,
  expandingWilds: false,
  scatterPays: { 3: 3, 4: 9, 5: 33 },
  freeSpins: {
    strips: readStrips(`
      2A14321C42314CA1BSC3B243
      3AB312S421B4C312W324CA14C
      1CW1A431SC24324BC1B2A3423
      CS31W24C213214A3B4CB3A241
      12B4321S342A34C13BC4A12C
    `),
    award: { 3: 9, 4: 12, 5: 15 },
    retrigger: { 3: 3, 4: 3, 5: 3 },
    maxSpins: 33,
    multiplier: 3,
    expandingWilds: false,
  },
  jackpots: {
    prizes: { mini: 4, minor: 16, major: 120, grand: 1000 },
    award: { 3: 'mini', 4: 'minor', 5: 'major', 6: 'grand' },
  },
  maxWinMultiple: 6000,
}
