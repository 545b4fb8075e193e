import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** Clusters of five and more on five by five cells; wilds join them and what falls counts more each time. */
export const clusterMeadow: GridModel = {
  id: 'cluster-meadow',
  engine: 'cluster',
  rows: 5,
  strips: readStrips(`
    22CC221133BBAACC3311S
    2211AA33BB11SW22BB33CC
    331122AA11SBB33BBW22CC
    3311SCCW33BBAACC221122
    3311CCS22AACC33BB2211
  `),
  parts: 20,
  pays: {
    high1: [
      [5, 20],
      [6, 30],
      [7, 50],
      [9, 122],
      [12, 405],
      [15, 1210],
    ],
    high2: [
      [5, 13],
      [6, 19],
      [7, 32],
      [9, 74],
      [12, 250],
      [15, 755],
    ],
    high3: [
      [5, 10],
      [6, 15],
      [7, 25],
      [9, 62],
      [12, 200],
      [15, 605],
    ],
    low1: [
      [5, 4],
      [6, 6],
      [7, 10],
      [9, 24],
      [12, 78],
      [15, 240],
    ],
    low2: [
      [5, 3],
      [6, 5],
      [7, 8],
      [9, 19],
      [12, 62],
      [15, 196],
    ],
    low3: [
      [5, 3],
      [6, 4],
      [7, 6],
      [9, 14],
      [12, 50],
      [15, 152],
    ],
  },
  cascade: [1, 2, 3, 4, 5],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      S223322BB3311CCAACC11
      S2211BBAA2233BBCCW1133
      22W2233BBCCS11AA33BB11
      BB22AA33CC11W331122SCC
      BB1122S3311CCAA3322CC
    `),
    award: { 5: 8 },
    retrigger: { 5: 4 },
    maxSpins: 24,
    multiplier: 1,
    expandingWilds: false,
    cascade: [3, 5, 7, 9, 12],
  },
  maxWinMultiple: 5000,
}
