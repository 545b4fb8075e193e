import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** Seven of a kind anywhere on six by four cells; each fall folds the multiplier in two, up to 32 times. */
export const scatterPaysFolds: GridModel = {
  id: 'scatter-pays-folds',
  engine: 'scatter-pays',
  rows: 4,
  strips: readStrips(`
    11BB3322AACC4
    33C22SBAA4411
    SA3BB44CC2211
    B4433122AACCS
    3344A2211CBBS
    SB244CC33AA11
  `),
  parts: 20,
  pays: {
    high1: [
      [7, 7],
      [9, 19],
      [11, 60],
      [14, 244],
    ],
    high2: [
      [7, 4],
      [9, 12],
      [11, 38],
      [14, 152],
    ],
    high3: [
      [7, 3],
      [9, 8],
      [11, 24],
      [14, 98],
    ],
    low1: [
      [7, 1],
      [9, 3],
      [11, 10],
      [14, 41],
    ],
    low2: [
      [7, 1],
      [9, 3],
      [11, 8],
      [14, 33],
    ],
    low3: [
      [7, 1],
      [9, 2],
      [11, 7],
      [14, 27],
    ],
    low4: [
      [7, 1],
      [9, 2],
      [11, 6],
      [14, 24],
    ],
  },
  cascade: [1, 2, 4, 8, 16, 32],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      AA11422BBCC33
      B22SAA1133C44
      11ABB44SCC322
      CCS22AA13344B
      SBB44CA332211
      332AAB11CC44S
    `),
    award: { 5: 7 },
    retrigger: { 5: 3 },
    maxSpins: 21,
    multiplier: 1,
    expandingWilds: false,
    cascade: [2, 4, 8, 16, 32, 64],
  },
  maxWinMultiple: 8000,
}
