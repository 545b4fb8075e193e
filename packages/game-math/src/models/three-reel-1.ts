import type { LinesModel } from '../slot-model.ts'
import { threeReelLines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Three reels and the middle line alone; a wild trebles what it helps. */
export const threeReel1: LinesModel = {
  id: 'three-reel-1',
  engine: 'lines',
  strips: readStrips(`
    2A3WD2DC12B13DC132B1C3
    B3D1DB23D12C21C321C3AW
    1C321D2W13CD132B3ADBC2
  `),
  paylines: threeReelLines(1),
  pays: {
    wild: [0, 157],
    high1: [0, 60],
    high2: [0, 30],
    high3: [0, 15],
    high4: [0, 10],
    low1: [1, 5],
    low2: [0, 4],
    low3: [0, 3],
  },
  wildMultiplier: 3,
  expandingWilds: false,
  scatterPays: {},
  maxWinMultiple: 2000,
}
