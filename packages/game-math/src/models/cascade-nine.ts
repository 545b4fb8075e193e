import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** 1024 ways that fall: one, three, five, seven and nine times, and nine free spins that begin higher. */
export const cascadeNine: GridModel = {
  id: 'cascade-nine',
  engine: 'ways',
  rows: 4,
  strips: readStrips(`
    S2211D22A33CB44A114433DCB
    1144AB44C11D3322DCA3322WB
    S33BACDB33A441144221122DC
    CW4422D2233C44D11ABA1133B
    DC11B4433D22A3311ACB2244S
  `),
  parts: 20,
  pays: {
    high1: [
      [3, 5],
      [4, 19],
      [5, 95],
    ],
    high2: [
      [3, 4],
      [4, 13],
      [5, 58],
    ],
    high3: [
      [3, 3],
      [4, 8],
      [5, 37],
    ],
    high4: [
      [3, 2],
      [4, 6],
      [5, 26],
    ],
    low1: [
      [4, 3],
      [5, 9],
    ],
    low2: [
      [4, 2],
      [5, 7],
    ],
    low3: [
      [4, 2],
      [5, 6],
    ],
    low4: [
      [4, 2],
      [5, 5],
    ],
  },
  cascade: [1, 3, 5, 7, 9],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      CBDA33C2244112233SD1144BA
      C44A33WD3344D221122CB11BA
      B44CD33A11B22S3311A22DC44
      A33CBW331144114422DB22ACD
      22CDSB11DA22334433CAB4411
    `),
    award: { 3: 9 },
    retrigger: {},
    maxSpins: 9,
    multiplier: 1,
    expandingWilds: false,
    cascade: [2, 4, 6, 8, 9],
  },
  maxWinMultiple: 10000,
}
