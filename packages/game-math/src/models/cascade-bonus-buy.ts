import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** 243 ways that fall with wilds on four reels; free spins with their own multipliers can be bought. */
export const cascadeBonusBuy: GridModel = {
  id: 'cascade-bonus-buy',
  engine: 'ways',
  rows: 3,
  strips: readStrips(`
    BA431424AC131D2DC3BDC231
    2A1WDC4DAS43C2B314B132DC
    4313D2CBD4DC4132CAS1AB32
    3S2AC21DAC214BD4341W3BCD
    31D2DCA24S434BDC1A3CB12B
  `),
  parts: 20,
  pays: {
    high1: [
      [3, 21],
      [4, 58],
      [5, 198],
    ],
    high2: [
      [3, 13],
      [4, 42],
      [5, 120],
    ],
    high3: [
      [3, 9],
      [4, 27],
      [5, 78],
    ],
    high4: [
      [3, 6],
      [4, 19],
      [5, 54],
    ],
    low1: [
      [3, 3],
      [4, 8],
      [5, 27],
    ],
    low2: [
      [3, 2],
      [4, 7],
      [5, 21],
    ],
    low3: [
      [3, 2],
      [4, 6],
      [5, 19],
    ],
    low4: [
      [3, 2],
      [4, 5],
      [5, 16],
    ],
  },
  cascade: [1, 1, 2, 3, 5],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      1C4AD3B1CDB32AC1431242D3
      2AC12ABC3C4S4BDW31D3421D
      1231DC3C3A21DBC24A34S4DB
      C21212D3WB31CSBADCA434D4
      1DBD2C124B3434DCSC3BA1A2
    `),
    award: { 3: 10, 4: 14 },
    retrigger: { 3: 4, 4: 4 },
    maxSpins: 36,
    multiplier: 1,
    expandingWilds: false,
    cascade: [2, 4, 6, 10],
  },
  bonusBuy: { price: 22, spins: 10 },
  maxWinMultiple: 10000,
}
