import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** 243 ways; ten doubled free spins come about once in a hundred spins. */
export const ways243Voyage: GridModel = {
  id: 'ways-243-voyage',
  engine: 'ways',
  rows: 3,
  strips: readStrips(`
    52134C14ABC3D4S213CD2B14D5AB523
    1D2C54B2143DB12BASWA1353C352C54D4
    45BD1AB3542C42D3C1S25WC143A2315DB
    513B1S23D54CA14W52C3453B1DA2DBC42
    134DA5C12D5C13A2B54B234C1423SBD5
  `),
  parts: 20,
  pays: {
    high1: [
      [3, 40],
      [4, 122],
      [5, 365],
    ],
    high2: [
      [3, 32],
      [4, 96],
      [5, 285],
    ],
    high3: [
      [3, 23],
      [4, 68],
      [5, 205],
    ],
    high4: [
      [3, 18],
      [4, 50],
      [5, 164],
    ],
    low1: [
      [3, 9],
      [4, 27],
      [5, 82],
    ],
    low2: [
      [3, 9],
      [4, 27],
      [5, 82],
    ],
    low3: [
      [3, 7],
      [4, 20],
      [5, 62],
    ],
    low4: [
      [3, 7],
      [4, 20],
      [5, 62],
    ],
    low5: [
      [3, 7],
      [4, 20],
      [5, 62],
    ],
  },
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  freeSpins: {
    strips: readStrips(`
      432D4C21D3521S4B1CBA234AB53C15D
      C2431DSC1D35BA4W34214A52B53152CDB
      D3BWC41CB21CAS353D5243524514B2D1A
      DC2W4354A3B21C4D145321BA2B35CSD15
      D23B425AC45S12BA145243D1B3D5C31C
    `),
    award: { 3: 10, 4: 15, 5: 20 },
    retrigger: { 3: 5, 4: 5, 5: 5 },
    maxSpins: 50,
    multiplier: 2,
    expandingWilds: false,
  },
  maxWinMultiple: 5000,
}
