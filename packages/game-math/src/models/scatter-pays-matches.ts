import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** Six of a kind anywhere on five by four cells; falls that flare up late, and five hot free spins that can be bought. */
export const scatterPaysMatches: GridModel = {
  id: 'scatter-pays-matches',
  engine: 'scatter-pays',
  rows: 4,
  strips: readStrips(`
    AACC11133BBDDS22
    222S33BB11DDAACC
    11CCBBDDSAA33322
    DDSCCCAA22BB1133
    33SAA1122DDDBBCC
  `),
  parts: 20,
  pays: {
    high1: [
      [6, 5],
      [8, 21],
      [10, 82],
    ],
    high2: [
      [6, 3],
      [8, 12],
      [10, 49],
    ],
    high3: [
      [6, 2],
      [8, 8],
      [10, 33],
    ],
    high4: [
      [6, 1],
      [8, 5],
      [10, 21],
    ],
    low1: [
      [6, 1],
      [8, 3],
      [10, 12],
    ],
    low2: [
      [6, 1],
      [8, 2],
      [10, 10],
    ],
    low3: [
      [6, 1],
      [8, 2],
      [10, 7],
    ],
  },
  cascade: [1, 1, 2, 5],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      SBBCC2233DD111AA
      11222SBBAA33CCDD
      SAADDCC11333BB22
      22CCC33DDAA11BBS
      11BB22SDDDCCAA33
    `),
    award: { 5: 5 },
    retrigger: { 5: 2 },
    maxSpins: 15,
    multiplier: 1,
    expandingWilds: false,
    cascade: [3, 8, 20, 50],
  },
  bonusBuy: { price: 26, spins: 5 },
  maxWinMultiple: 5000,
}
