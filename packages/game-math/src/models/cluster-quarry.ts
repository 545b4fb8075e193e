import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** Clusters of six and more on six by six cells without any feature: all is in the falls, which multiply up to twelve times. */
export const clusterQuarry: GridModel = {
  id: 'cluster-quarry',
  engine: 'cluster',
  rows: 6,
  strips: readStrips(`
    DD2233ACCBB11
    11BBW322CAADD
    ACC11BB2233DD
    DD3AA2211WCCB
    CC3322BBDD11A
    CC33BBAAD1122
  `),
  parts: 20,
  pays: {
    high1: [
      [6, 74],
      [8, 148],
      [10, 370],
      [12, 895],
      [15, 2980],
      [20, 11170],
    ],
    high2: [
      [6, 46],
      [8, 94],
      [10, 235],
      [12, 560],
      [15, 1860],
      [20, 6980],
    ],
    high3: [
      [6, 38],
      [8, 74],
      [10, 186],
      [12, 445],
      [15, 1490],
      [20, 5585],
    ],
    high4: [
      [6, 28],
      [8, 56],
      [10, 136],
      [12, 335],
      [15, 1115],
      [20, 4190],
    ],
    low1: [
      [6, 15],
      [8, 30],
      [10, 74],
      [12, 178],
      [15, 595],
      [20, 2235],
    ],
    low2: [
      [6, 12],
      [8, 23],
      [10, 58],
      [12, 146],
      [15, 485],
      [20, 1815],
    ],
    low3: [
      [6, 9],
      [8, 19],
      [10, 46],
      [12, 112],
      [15, 370],
      [20, 1395],
    ],
  },
  cascade: [1, 2, 3, 4, 6, 8, 12],
  scatterPays: {},
  maxWinMultiple: 5000,
}
