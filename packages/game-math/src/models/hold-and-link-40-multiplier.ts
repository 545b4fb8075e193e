import type { HoldAndLinkModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Forty lines; in the hold, coins multiply the board by two or three, collect it, or lengthen it. */
export const holdAndLink40Multiplier: HoldAndLinkModel = {
  id: 'hold-and-link-40-multiplier',
  engine: 'hold-and-link',
  strips: readStrips(`
    C23A254A34D2B415D23SDC531BC1OOO1
    WBD42B3D2352C512413OOO451CA3CA1D
    314CB132C3541ASOOO2142CBD5ADW3D25
    D4C254C1BA2W34C52B31531DA231DOOO
    54354B213OOOD2CD2CB3A43D152W1CA1S
  `),
  paylines: paylines(40),
  pays: {
    wild: [0, 88, 350, 1315],
    high1: [0, 58, 265, 1285],
    high2: [0, 44, 196, 790],
    high3: [0, 35, 140, 490],
    high4: [0, 29, 116, 350],
    low1: [0, 18, 52, 176],
    low2: [0, 18, 52, 176],
    low3: [0, 15, 44, 146],
    low4: [0, 12, 35, 116],
    low5: [0, 12, 35, 116],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 2 },
  freeSpins: {
    strips: readStrips(`
      2D1C3153BA52AS341C251B2DC43D4
      15CD1W2AC243145B43CD213A52B3D
      W521DC521DA3S4B2431D2B3C5A41C3
      BADB23D42D153154C32C43215CWA1
      CDB15D1B31A4DSW23C154235C243A2
    `),
    award: { 3: 6 },
    retrigger: { 3: 3 },
    maxSpins: 24,
    multiplier: 1,
    expandingWilds: false,
  },
  hold: {
    trigger: 6,
    respins: 3,
    land: { hits: 1, outOf: 18 },
    values: [
      { multiple: 1, weight: 760 },
      { multiple: 2, weight: 150 },
      { multiple: 3, weight: 50 },
      { multiple: 5, weight: 20 },
      { multiple: 10, weight: 13, jackpot: 'mini' },
      { multiple: 30, weight: 6, jackpot: 'minor' },
      { multiple: 120, weight: 1, jackpot: 'major' },
    ],
    features: {
      coins: [
        { feature: 'multiply', factor: 2, weight: 90 },
        { feature: 'multiply', factor: 3, weight: 20 },
        { feature: 'collect', weight: 50 },
        { feature: 'respin', weight: 80 },
      ],
      most: 2,
    },
    jackpots: { mini: 10, minor: 30, major: 120, grand: 1000 },
  },
  maxWinMultiple: 3000,
}
