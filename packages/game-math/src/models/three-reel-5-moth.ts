import type { LinesModel } from '../slot-model.ts'
import { threeReelLines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Three reels, five lines; a wild covers its whole reel, and nothing else helps. */
export const threeReel5Moth: LinesModel = {
  id: 'three-reel-5-moth',
  engine: 'lines',
  strips: readStrips(`
    CACD1D32C13BCB3B21231DA1213D3W2D2323
    C31312C2CB32A1DW321BC232D3D1BDA23D13
    1232C3D31D2C3B2313BC131C2A2DADBD132W
  `),
  paylines: threeReelLines(5),
  pays: {
    wild: [0, 348],
    high1: [0, 87],
    high2: [0, 35],
    high3: [0, 19],
    high4: [0, 10],
    low1: [0, 6],
    low2: [0, 4],
    low3: [0, 3],
  },
  wildMultiplier: 1,
  expandingWilds: true,
  scatterPays: {},
  maxWinMultiple: 1500,
}
