import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** 1024 ways that are silent for a long time; three scatters open seven free spins that pay six times. */
export const ways1024Attic: GridModel = {
  id: 'ways-1024-attic',
  engine: 'ways',
  rows: 4,
  strips: readStrips(`
    33BB11223344SA55A55114422DDCC
    CC55DD55WA331144A11334422BB22
    A33BB11DD55ACC551122S44332244
    554422ACC11DD443355A1133BBW22
    11442233CC4455ADD22A11BB3355S
  `),
  parts: 20,
  pays: {
    high1: [
      [3, 19],
      [4, 97],
      [5, 585],
    ],
    high2: [
      [3, 12],
      [4, 58],
      [5, 292],
    ],
    high3: [
      [3, 7],
      [4, 29],
      [5, 146],
    ],
    high4: [
      [3, 5],
      [4, 19],
      [5, 97],
    ],
    low1: [
      [4, 6],
      [5, 24],
    ],
    low2: [
      [4, 5],
      [5, 19],
    ],
    low3: [
      [4, 5],
      [5, 19],
    ],
    low4: [
      [4, 4],
      [5, 15],
    ],
    low5: [
      [4, 4],
      [5, 15],
    ],
  },
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      11BB552211A4422A55CC3344DD33
      55442233A2211A55W443311CCBBDD
      CCBB11A5544W553322A3311DD4422
      BB55A331155CC2211334422WDD44A
      11BB3311A5522445533DDACC4422
    `),
    award: { 3: 7 },
    retrigger: {},
    maxSpins: 7,
    multiplier: 6,
    expandingWilds: false,
  },
  maxWinMultiple: 10000,
}
