import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** 729 ways on six reels; highs pay in wide leaps, and ten free spins pay three times. */
export const ways729Comet: GridModel = {
  id: 'ways-729-comet',
  engine: 'ways',
  rows: 3,
  strips: readStrips(`
    2D1SA142CB34DC3
    24C3A4C1DW12B3D
    D423SBA1DB42C31
    2CWB2413DA31C4
    D1C324B31ADC24S
    432D12ABD134BC
  `),
  parts: 20,
  pays: {
    high1: [
      [3, 18],
      [4, 54],
      [5, 238],
      [6, 1427],
    ],
    high2: [
      [3, 12],
      [4, 36],
      [5, 143],
      [6, 595],
    ],
    high3: [
      [3, 7],
      [4, 21],
      [5, 83],
      [6, 297],
    ],
    high4: [
      [3, 6],
      [4, 17],
      [5, 59],
      [6, 214],
    ],
    low1: [
      [4, 6],
      [5, 18],
      [6, 59],
    ],
    low2: [
      [4, 5],
      [5, 14],
      [6, 48],
    ],
    low3: [
      [4, 5],
      [5, 14],
      [6, 48],
    ],
    low4: [
      [4, 4],
      [5, 11],
      [6, 36],
    ],
  },
  scatterPays: { 3: 2 },
  freeSpins: {
    strips: readStrips(`
      DB41DB31A4C23C2
      1ABDC342WC1DB43
      2CB14D21BAD4CW3
      W3B4CADB12D1C32
      DC1B4CD342B3A12
      A413D431CB2CB2D
    `),
    award: { 3: 10 },
    retrigger: {},
    maxSpins: 10,
    multiplier: 3,
    expandingWilds: false,
  },
  maxWinMultiple: 10000,
}
