import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** Clusters of five and more on six by five cells that warm up slowly; seven hot free spins can be bought. */
export const clusterCrucible: GridModel = {
  id: 'cluster-crucible',
  engine: 'cluster',
  rows: 5,
  strips: readStrips(`
    11BB3322AACCS
    22SCCBBAA3311
    WAA22S33B11CC
    BB223311ACCS
    2233W11CBBAAS
    CCS33B22AA11
  `),
  parts: 20,
  pays: {
    high1: [
      [5, 14],
      [7, 40],
      [9, 115],
      [12, 403],
      [16, 1728],
    ],
    high2: [
      [5, 9],
      [7, 26],
      [9, 75],
      [12, 259],
      [16, 1094],
    ],
    high3: [
      [5, 7],
      [7, 20],
      [9, 55],
      [12, 196],
      [16, 806],
    ],
    low1: [
      [5, 3],
      [7, 10],
      [9, 29],
      [12, 98],
      [16, 403],
    ],
    low2: [
      [5, 3],
      [7, 8],
      [9, 23],
      [12, 81],
      [16, 328],
    ],
    low3: [
      [5, 2],
      [7, 6],
      [9, 18],
      [12, 63],
      [16, 259],
    ],
  },
  cascade: [1, 1, 2, 4, 6],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      AA11S22BBCC33
      AA11S3CC22BBW
      CCWAA33SB2211
      WCC11BBS2233A
      SAA33BBW2211C
      11AA22CCB33S
    `),
    award: { 6: 7 },
    retrigger: { 6: 3 },
    maxSpins: 21,
    multiplier: 1,
    expandingWilds: false,
    cascade: [4, 6, 9, 15],
  },
  bonusBuy: { price: 31, spins: 7 },
  maxWinMultiple: 6000,
}
