import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** Clusters of five and more among seven symbols; six sweet free spins can be bought for little. */
export const clusterBonbon: GridModel = {
  id: 'cluster-bonbon',
  engine: 'cluster',
  rows: 5,
  strips: readStrips(`
    22AA4433BBSCC11
    AACC33S114422BB
    CCW1122SAA33BB44
    CC112244S33AABB
    1144CCAA22S33BB
  `),
  parts: 20,
  pays: {
    high1: [
      [5, 41],
      [7, 123],
      [9, 409],
      [12, 1704],
    ],
    high2: [
      [5, 27],
      [7, 82],
      [9, 273],
      [12, 1090],
    ],
    high3: [
      [5, 20],
      [7, 55],
      [9, 204],
      [12, 750],
    ],
    low1: [
      [5, 14],
      [7, 34],
      [9, 123],
      [12, 477],
    ],
    low2: [
      [5, 10],
      [7, 27],
      [9, 95],
      [12, 375],
    ],
    low3: [
      [5, 10],
      [7, 24],
      [9, 82],
      [12, 307],
    ],
    low4: [
      [5, 10],
      [7, 20],
      [9, 68],
      [12, 273],
    ],
  },
  cascade: [1, 2, 3],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      33SAA4422BB11CC
      AAWBBCC113344S22
      221133AACCWBB44S
      11BBW2244CCAA33S
      CCBB4411AAS2233
    `),
    award: { 5: 6 },
    retrigger: { 5: 3 },
    maxSpins: 18,
    multiplier: 1,
    expandingWilds: false,
    cascade: [3, 4, 6, 8],
  },
  bonusBuy: { price: 32, spins: 6 },
  maxWinMultiple: 2000,
}
