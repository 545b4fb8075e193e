import type { HoldAndLinkModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Forty lines; five coins start a short hold that spreads: coins are small, land easily, and may well fill the board. */
export const holdAndLink40Kindling: HoldAndLinkModel = {
  id: 'hold-and-link-40-kindling',
  engine: 'hold-and-link',
  strips: readStrips(`
    C4D3BAD2O253D13BDC43241B12C5A1OO
    OOA3CBD2ACB43521DW4213C3B1DO4D251
    1C12CAOO23B1D5BW434C324DBAO513D2D
    CD42CB14132DO5B31OOD21235B3C4WADA
    A1A1O341CDCD452OO41CD32W3B2B32DB5
  `),
  paylines: paylines(40),
  pays: {
    wild: [0, 74, 309, 1236],
    high1: [0, 62, 247, 1113],
    high2: [0, 49, 185, 742],
    high3: [0, 40, 136, 495],
    high4: [0, 32, 111, 371],
    low1: [0, 20, 57, 185],
    low2: [0, 20, 57, 185],
    low3: [0, 16, 49, 161],
    low4: [0, 14, 40, 130],
    low5: [0, 14, 40, 130],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: {},
  hold: {
    trigger: 5,
    respins: 2,
    land: { hits: 1, outOf: 9 },
    values: [
      { multiple: 1, weight: 880 },
      { multiple: 2, weight: 80 },
      { multiple: 3, weight: 22 },
      { multiple: 5, weight: 14, jackpot: 'mini' },
      { multiple: 20, weight: 3, jackpot: 'minor' },
      { multiple: 75, weight: 1, jackpot: 'major' },
    ],
    features: {
      coins: [
        { feature: 'respin', weight: 180 },
        { feature: 'multiply', factor: 2, weight: 45 },
      ],
      most: 4,
    },
    jackpots: { mini: 5, minor: 20, major: 75, grand: 150 },
  },
  maxWinMultiple: 5000,
}
