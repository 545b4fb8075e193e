import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** Eight of a kind anywhere on six by five cells; free spins with their own multipliers can be bought. */
export const scatterPaysBonusBuy: GridModel = {
  id: 'scatter-pays-bonus-buy',
  engine: 'scatter-pays',
  rows: 5,
  strips: readStrips(`
    S1122A44BBCC332
    CC3311SBB22A443
    441AAS33CC2211B
    11CC33SBB442A22
    S1BB113344A22CC
    B22CC44A21133S4
  `),
  parts: 20,
  pays: {
    high1: [
      [8, 16],
      [10, 26],
      [12, 198],
    ],
    high2: [
      [8, 11],
      [10, 33],
      [12, 98],
    ],
    high3: [
      [8, 7],
      [10, 12],
      [12, 84],
    ],
    low1: [
      [8, 3],
      [10, 5],
      [12, 16],
    ],
    low2: [
      [8, 2],
      [10, 5],
      [12, 11],
    ],
    low3: [
      [8, 2],
      [10, 2],
      [12, 9],
    ],
    low4: [
      [8, 1],
      [10, 1],
      [12, 7],
    ],
  },
  cascade: [1, 1, 2, 3],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      AS2114422CCBB33
      S33BB3CC2244A11
      144S22CCB3311AA
      BBCC2A332211S44
      BBACC1133221S44
      233224411S4ABCC
    `),
    award: { 6: 10 },
    retrigger: { 6: 4 },
    maxSpins: 30,
    multiplier: 1,
    expandingWilds: false,
    cascade: [2, 3, 5, 8],
  },
  bonusBuy: { price: 16, spins: 10 },
  maxWinMultiple: 5000,
}
