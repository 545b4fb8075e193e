import type { HoldAndLinkModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Ten lines; coins come seldom, land often once they do, and carry large values. */
export const holdAndLink10: HoldAndLinkModel = {
  id: 'hold-and-link-10',
  engine: 'hold-and-link',
  strips: readStrips(`
    241D3253AC12B132BD3A54COO4C1D5
    C1B5231OODAC423CDW34A523B412D15
    DOOO23123135DBCB42CA31A415CW5D42
    4BC1OOAD54C3D25W13B214D23CA1352
    351C4OO23B5C14A1C2D35AD2342BDW1
  `),
  paylines: paylines(10),
  pays: {
    wild: [0, 108, 560, 2325],
    high1: [0, 92, 420, 2045],
    high2: [0, 70, 315, 1255],
    high3: [0, 50, 198, 695],
    high4: [0, 40, 162, 485],
    low1: [0, 22, 66, 215],
    low2: [0, 22, 66, 215],
    low3: [0, 15, 46, 154],
    low4: [0, 12, 37, 124],
    low5: [0, 12, 37, 124],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: {},
  hold: {
    trigger: 6,
    respins: 3,
    land: { hits: 1, outOf: 16 },
    values: [
      { multiple: 1, weight: 560 },
      { multiple: 2, weight: 220 },
      { multiple: 3, weight: 110 },
      { multiple: 5, weight: 60 },
      { multiple: 8, weight: 25 },
      { multiple: 20, weight: 16, jackpot: 'mini' },
      { multiple: 60, weight: 7, jackpot: 'minor' },
      { multiple: 300, weight: 2, jackpot: 'major' },
    ],
    jackpots: { mini: 20, minor: 60, major: 300, grand: 3000 },
  },
  maxWinMultiple: 5000,
}
