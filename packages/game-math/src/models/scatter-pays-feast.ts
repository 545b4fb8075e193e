import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** Eight of a kind anywhere on six by five cells; each fall of a spin multiplies more. */
export const scatterPaysFeast: GridModel = {
  id: 'scatter-pays-feast',
  engine: 'scatter-pays',
  rows: 5,
  strips: readStrips(`
    S33CCA44211B322
    2244BB3311AS2CC
    331122CCBBSA441
    2233SCC411B244A
    122443CBBS1133A
    AA3311BS344CC22
  `),
  parts: 20,
  pays: {
    high1: [
      [8, 36],
      [10, 74],
      [12, 290],
    ],
    high2: [
      [8, 18],
      [10, 33],
      [12, 144],
    ],
    high3: [
      [8, 11],
      [10, 21],
      [12, 84],
    ],
    low1: [
      [8, 4],
      [10, 9],
      [12, 33],
    ],
    low2: [
      [8, 4],
      [10, 7],
      [12, 28],
    ],
    low3: [
      [8, 3],
      [10, 6],
      [12, 24],
    ],
    low4: [
      [8, 2],
      [10, 5],
      [12, 19],
    ],
  },
  cascade: [1, 2, 3, 5],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      23CCS4411B3322A
      11ACC22S44332BB
      S221CC33ABB1144
      CC2S44A411B2233
      S3BB14433C22A11
      CC3344BAA31122S
    `),
    award: { 6: 8 },
    retrigger: { 6: 4 },
    maxSpins: 24,
    multiplier: 1,
    expandingWilds: false,
    cascade: [2, 4, 6, 10],
  },
  maxWinMultiple: 5000,
}
