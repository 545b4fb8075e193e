import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Ten lines with doubling wilds on every reel and doubled free spins. */
export const lines10Classic: LinesModel = {
  id: 'lines-10-classic',
  engine: 'lines',
  strips: readStrips(`
    32D25AC51235W4A1D4S341431CB2DB
    2435D25125C3DAD41B3S412AW3B1C4
    12354235C1D41BD34A1B2D4C2W35SA
    B1D2S524C4D53CW523A34A4D13B121
    B315C31A4B42S3DAD2D3145C45212W
  `),
  paylines: paylines(10),
  pays: {
    wild: [8, 100, 700, 4000],
    high1: [1, 30, 100, 500],
    high2: [1, 30, 100, 500],
    high3: [0, 18, 70, 200],
    high4: [0, 15, 50, 150],
    low1: [1, 8, 30, 90],
    low2: [0, 6, 30, 90],
    low3: [0, 4, 18, 70],
    low4: [0, 4, 18, 70],
    low5: [0, 4, 18, 60],
  },
  wildMultiplier: 2,
  expandingWilds: false,
  scatterPays: { 2: 1, 3: 3, 4: 20, 5: 200 },
  freeSpins: {
    strips: readStrips(`
      53AC14214S415A3CDBW2D1342B352D
      3A2431DW3SAB4WD45152CB254121C3D
      3W52ADSW4B352C3BD4AD2C152143141
      21WD4SCD234A2WD43B2A143C1B53515
      314C24DB25213431DB5132AWS45CAD
    `),
    award: { 3: 10, 4: 15, 5: 20 },
    retrigger: { 3: 10, 4: 10, 5: 10 },
    maxSpins: 60,
    multiplier: 2,
    expandingWilds: false,
  },
  maxWinMultiple: 5000,
}
