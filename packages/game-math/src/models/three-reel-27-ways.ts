import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** Three reels of three rows and all 27 ways; a wild on the middle and the right reel. */
export const threeReel27Ways: GridModel = {
  id: 'three-reel-27-ways',
  engine: 'ways',
  rows: 3,
  strips: readStrips(`
    42341BAC242DB1213A3B13CD1C42DC4D
    312B1DC4A231CD42DBCABC43432321WD
    2134C2A1B1D412B4W4C2341ACD3D3B3D
  `),
  parts: 20,
  pays: {
    high1: [[3, 235]],
    high2: [[3, 106]],
    high3: [[3, 52]],
    high4: [[3, 37]],
    low1: [[3, 13]],
    low2: [[3, 11]],
    low3: [[3, 8]],
    low4: [[3, 8]],
  },
  scatterPays: {},
  maxWinMultiple: 2000,
}
