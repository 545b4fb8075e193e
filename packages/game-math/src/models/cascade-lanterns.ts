import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** 1,024 ways that fall; in nine free spins, which can be bought, each fall lights one of nine multipliers. */
export const cascadeLanterns: GridModel = {
  id: 'cascade-lanterns',
  engine: 'ways',
  rows: 4,
  strips: readStrips(`
    S1B2B234D34315CAD54C5
    15BD53BDC3CW54214A432
    C5B4S24A14D5C313D2B35
    23CBC15AWD54132D4534B
    4C353B213B14CA545DSD2
  `),
  parts: 20,
  pays: {
    high1: [
      [3, 7],
      [4, 22],
      [5, 88],
    ],
    high2: [
      [3, 4],
      [4, 15],
      [5, 55],
    ],
    high3: [
      [3, 3],
      [4, 11],
      [5, 39],
    ],
    high4: [
      [3, 2],
      [4, 8],
      [5, 27],
    ],
    low1: [
      [4, 4],
      [5, 14],
    ],
    low2: [
      [4, 3],
      [5, 12],
    ],
    low3: [
      [4, 3],
      [5, 10],
    ],
    low4: [
      [4, 3],
      [5, 10],
    ],
    low5: [
      [4, 2],
      [5, 8],
    ],
  },
  cascade: [1, 1, 2, 3],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      SCDA3B423D143525CB541
      3WD25CD4W541C312B53BA4
      5BA3434B2D3W15452SCD1CW
      W4CB231C54W2A543D1BD35
      D4534D2C5S1B1534C32BA
    `),
    award: { 3: 9 },
    retrigger: { 3: 3 },
    maxSpins: 27,
    multiplier: 1,
    expandingWilds: false,
    cascade: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  },
  bonusBuy: { price: 30, spins: 9 },
  maxWinMultiple: 9000,
}
