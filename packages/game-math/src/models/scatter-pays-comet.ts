import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** Eight of a kind anywhere on six by five cells; long falls and multipliers that double. */
export const scatterPaysComet: GridModel = {
  id: 'scatter-pays-comet',
  engine: 'scatter-pays',
  rows: 5,
  strips: readStrips(`
    SAA2233BBDDCC11
    AA221S1133BBCCD
    22DD11SA1CCBB33
    33AABB22CDD211S
    DDAA33CC1S2211B
    11ASCC22BBDD332
  `),
  parts: 20,
  pays: {
    high1: [
      [8, 5],
      [10, 21],
      [12, 102],
    ],
    high2: [
      [8, 3],
      [10, 13],
      [12, 66],
    ],
    high3: [
      [8, 2],
      [10, 9],
      [12, 44],
    ],
    high4: [
      [8, 1],
      [10, 6],
      [12, 29],
    ],
    low1: [
      [8, 1],
      [10, 4],
      [12, 18],
    ],
    low2: [
      [8, 1],
      [10, 3],
      [12, 12],
    ],
    low3: [
      [8, 1],
      [10, 2],
      [12, 8],
    ],
  },
  cascade: [1, 2, 4, 8, 16],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      S33DD22CCAA11BB
      S11DCCAA2233BB1
      S1133CCBBDDA221
      BBC22AA112SDD33
      11B22CC1DD33AAS
      A11DD2BBCC22S33
    `),
    award: { 6: 6 },
    retrigger: { 6: 3 },
    maxSpins: 18,
    multiplier: 1,
    expandingWilds: false,
    cascade: [2, 4, 8, 16, 32],
  },
  maxWinMultiple: 10000,
}
