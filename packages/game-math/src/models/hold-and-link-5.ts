import type { HoldAndLinkModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Five lines; five coins start a short hold of small coins, which comes often. */
export const holdAndLink5: HoldAndLinkModel = {
  id: 'hold-and-link-5',
  engine: 'hold-and-link',
  strips: readStrips(`
    312BC1DB1OO3D1D132DA3B2C2CA32
    C3C1DB13D132OOB2W131D2A32CDB2A
    2CD3BOO2C31C32W1AD32AD1B1BC123
    23W1C3C2A1BOOC31BCD121D2D23DAB
    CA21BCD3D212323OOC1D23A3B1BD1
  `),
  paylines: paylines(5),
  pays: {
    high1: [7, 82, 341, 1364],
    high2: [0, 48, 171, 614],
    high3: [0, 27, 82, 273],
    high4: [0, 20, 61, 205],
    low1: [0, 11, 34, 102],
    low2: [0, 10, 27, 82],
    low3: [0, 7, 20, 61],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: {},
  hold: {
    trigger: 5,
    respins: 2,
    land: { hits: 1, outOf: 12 },
    values: [
      { multiple: 1, weight: 500 },
      { multiple: 2, weight: 250 },
      { multiple: 3, weight: 120 },
      { multiple: 4, weight: 70 },
      { multiple: 5, weight: 40 },
      { multiple: 8, weight: 14, jackpot: 'mini' },
      { multiple: 20, weight: 5, jackpot: 'minor' },
      { multiple: 75, weight: 1, jackpot: 'major' },
    ],
    jackpots: { mini: 8, minor: 20, major: 75, grand: 500 },
  },
  maxWinMultiple: 1500,
}
