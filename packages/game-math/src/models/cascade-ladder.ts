import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** 243 ways that fall; each fall of a spin raises the multiplier, threefold in free spins. */
export const cascadeLadder: GridModel = {
  id: 'cascade-ladder',
  engine: 'ways',
  rows: 3,
  strips: readStrips(`
    24CB3B31C2D214A3D4A21D13
    31BD314B2A24ADCSC2132W4D
    A1CS214CD3DB21343AD2W4B4
    3S4D1DB14C123A42DW23BCA1
    134AC1S2DCD4BD32A14B2C34
  `),
  parts: 20,
  pays: {
    high1: [
      [3, 9],
      [4, 26],
      [5, 78],
    ],
    high2: [
      [3, 6],
      [4, 18],
      [5, 54],
    ],
    high3: [
      [3, 4],
      [4, 13],
      [5, 39],
    ],
    high4: [
      [3, 3],
      [4, 10],
      [5, 31],
    ],
    low1: [
      [3, 3],
      [4, 5],
      [5, 16],
    ],
    low2: [
      [3, 1],
      [4, 4],
      [5, 13],
    ],
    low3: [
      [3, 2],
      [4, 4],
      [5, 11],
    ],
    low4: [
      [3, 1],
      [4, 3],
      [5, 9],
    ],
  },
  cascade: [1, 2, 3, 5],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      132C134D3B2A3A1D42B1C2D4
      B2A3W12DA434B2D1C43SC12D
      D2A323CWD4C143B1A2B14D4S
      2WA1A314DB4DCS31B21C2D34
      242C2C4DA1A1CD3D41B3B43S
    `),
    award: { 3: 10, 4: 15 },
    retrigger: { 3: 5, 4: 5 },
    maxSpins: 40,
    multiplier: 1,
    expandingWilds: false,
    cascade: [3, 6, 9, 15],
  },
  maxWinMultiple: 10000,
}
