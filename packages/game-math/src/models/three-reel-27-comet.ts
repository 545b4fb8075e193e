import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** Three reels of three rows and all 27 ways, which fall: the tail of a win grows to ten times. */
export const threeReel27Comet: GridModel = {
  id: 'three-reel-27-comet',
  engine: 'ways',
  rows: 3,
  strips: readStrips(`
    2D13C2B31DA214524351B3DC
    45142B1D543C5BDC4235DCA2
    A4C1WD3513C542DBC52BD4351
  `),
  parts: 20,
  pays: {
    high1: [[3, 496]],
    high2: [[3, 95]],
    high3: [[3, 32]],
    high4: [[3, 16]],
    low1: [[3, 7]],
    low2: [[3, 6]],
    low3: [[3, 5]],
    low4: [[3, 4]],
    low5: [[3, 3]],
  },
  cascade: [1, 2, 3, 5, 10],
  scatterPays: {},
  maxWinMultiple: 2000,
}
