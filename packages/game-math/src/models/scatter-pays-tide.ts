import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** Eight of a kind anywhere on five by five cells; falls swell one by one, and a long tide of free spins swells further. */
export const scatterPaysTide: GridModel = {
  id: 'scatter-pays-tide',
  engine: 'scatter-pays',
  rows: 5,
  strips: readStrips(`
    SCCC33AA2211122BB33
    22233AA11S11BB33CCC
    11SCC1122BBB33322AA
    223322CCC111SAABB33
    331133AA222CCCBBS11
  `),
  parts: 20,
  pays: {
    high1: [
      [8, 14],
      [10, 41],
      [12, 135],
      [15, 405],
    ],
    high2: [
      [8, 9],
      [10, 27],
      [12, 81],
      [15, 270],
    ],
    high3: [
      [8, 5],
      [10, 16],
      [12, 50],
      [15, 162],
    ],
    low1: [
      [8, 3],
      [10, 7],
      [12, 23],
      [15, 72],
    ],
    low2: [
      [8, 2],
      [10, 5],
      [12, 18],
      [15, 54],
    ],
    low3: [
      [8, 2],
      [10, 5],
      [12, 14],
      [15, 45],
    ],
  },
  cascade: [1, 2, 3, 4, 5, 6],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      33CCCS111BB3322AA22
      2223311AAS11CCC33BB
      22CC333BBBS11AA2211
      33SCCC2233AA111BB22
      BB222CCC113311SAA33
    `),
    award: { 5: 12 },
    retrigger: { 5: 4 },
    maxSpins: 36,
    multiplier: 1,
    expandingWilds: false,
    cascade: [2, 3, 4, 5, 6, 8],
  },
  maxWinMultiple: 3000,
}
