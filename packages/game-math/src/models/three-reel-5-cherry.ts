import type { LinesModel } from '../slot-model.ts'
import { threeReelLines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Three reels, five lines with both diagonals; no wild, and one symbol that pays from two. */
export const threeReel5Cherry: LinesModel = {
  id: 'three-reel-5-cherry',
  engine: 'lines',
  strips: readStrips(`
    CBDC3DA2DB32D1C1213231A1B
    C1B2C1D2CAD231A3DB213BD23
    21DBA3212CBD2BC3C131D321C
  `),
  paylines: threeReelLines(5),
  pays: {
    high1: [0, 375],
    high2: [0, 124],
    high3: [0, 74],
    high4: [0, 37],
    low1: [2, 17],
    low2: [0, 20],
    low3: [0, 17],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: {},
  maxWinMultiple: 1000,
}
