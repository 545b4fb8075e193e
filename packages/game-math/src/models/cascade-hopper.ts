import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** 729 ways on six reels that fall often: every fall hops one step further, up to eight times. */
export const cascadeHopper: GridModel = {
  id: 'cascade-hopper',
  engine: 'ways',
  rows: 3,
  strips: readStrips(`
    C2BCA12S31B3
    1C42A1342C3B
    3214BW142CBA
    4A213S2C3BC1
    134A2C4B13B2
    2CAS314B14C3
  `),
  parts: 20,
  pays: {
    high1: [
      [3, 3],
      [4, 7],
      [5, 21],
      [6, 69],
    ],
    high2: [
      [3, 2],
      [4, 5],
      [5, 14],
      [6, 41],
    ],
    high3: [
      [3, 2],
      [4, 3],
      [5, 10],
      [6, 28],
    ],
    low1: [
      [3, 1],
      [4, 2],
      [5, 6],
      [6, 17],
    ],
    low2: [
      [3, 1],
      [4, 2],
      [5, 5],
      [6, 14],
    ],
    low3: [
      [3, 1],
      [4, 1],
      [5, 3],
      [6, 10],
    ],
    low4: [
      [3, 1],
      [4, 1],
      [5, 3],
      [6, 10],
    ],
  },
  cascade: [1, 2, 3, 4, 5, 6, 8],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      123CBS1CB32A
      41C3B24A123C
      34BWCA21421B
      CAS312C413B2
      C2A1BW34B241
      34CB31SAC412
    `),
    award: { 3: 8 },
    retrigger: { 3: 4 },
    maxSpins: 24,
    multiplier: 1,
    expandingWilds: false,
    cascade: [2, 3, 4, 5, 6, 8, 10],
  },
  maxWinMultiple: 2500,
}
