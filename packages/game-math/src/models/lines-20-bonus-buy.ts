import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty lines; free spins pay four times and can be bought. */
export const lines20BonusBuy: LinesModel = {
  id: 'lines-20-bonus-buy',
  engine: 'lines',
  strips: readStrips(`
    A4D532B4CDCB31341213A1542D5S25C
    B12145D3S3CA254351CWB2D354C4AD12
    4CS1DB45AD45C2A13245CD1231B3235
    31S523124B2D5A2CA5W34D5413BC14CD
    14B34524CAD2D34C5312S1B51A5CD23
  `),
  paylines: paylines(20),
  pays: {
    high1: [0, 50, 275, 1250],
    high2: [0, 40, 160, 750],
    high3: [0, 25, 100, 450],
    high4: [0, 20, 80, 300],
    low1: [0, 10, 35, 150],
    low2: [0, 10, 35, 140],
    low3: [0, 6, 25, 120],
    low4: [0, 6, 25, 100],
    low5: [0, 6, 25, 100],
  },
  wildMultiplier: 2,
  expandingWilds: false,
  scatterPays: { 3: 2, 4: 10, 5: 100 },
  freeSpins: {
    strips: readStrips(`
      542A12413D5D4WC35C321C2B5BA134SD
      343B51BC423515DSAD5C1W31242A2CD4W
      5D1BA4215B5CW4A1S523CD32W12D4C343
      D1CW5S3D2521A15D1C4C4B2324A353BW4
      23C51DA5B324241DCSW523CD354WA141B
    `),
    award: { 3: 12, 4: 15, 5: 20 },
    retrigger: { 3: 6, 4: 6, 5: 6 },
    maxSpins: 48,
    multiplier: 4,
    expandingWilds: false,
  },
  bonusBuy: { price: 75, spins: 12 },
  maxWinMultiple: 5000,
}
