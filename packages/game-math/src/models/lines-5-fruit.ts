import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Five lines, no wild and no feature: many small wins, cherries pay from two. */
export const lines5Fruit: LinesModel = {
  id: 'lines-5-fruit',
  engine: 'lines',
  strips: readStrips(`
    2213211D341S2D1CB4A342BC
    441CD2S433B32B41CA1423D3
    A4321B3D2S422C11314DB2C1
    2324C4D313DS33B14CA2B1
    231S2D44CBA14B234D4C31
  `),
  paylines: paylines(5),
  pays: {
    high1: [0, 140, 700, 3000],
    high2: [0, 70, 275, 900],
    high3: [0, 60, 200, 500],
    high4: [0, 35, 140, 350],
    low1: [6, 25, 70, 225],
    low2: [0, 25, 70, 175],
    low3: [0, 25, 70, 175],
    low4: [0, 25, 50, 140],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 4, 4: 20, 5: 100 },
  maxWinMultiple: 1000,
}
