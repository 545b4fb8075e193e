import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Ten lines; bought or won free spins double and grow wilds over whole reels. */
export const lines10BonusBuy: LinesModel = {
  id: 'lines-10-bonus-buy',
  engine: 'lines',
  strips: readStrips(`
    3D2B1A312415BC2D3S4AC34525451
    1CS345D42A212B4315A5C123435WDB
    23514D54SA21DC4323C21ABW315B45
    4WB215S5CA3421413AD5D2C31B5342
    3435C43B151DS1432A2AD52B5142C
  `),
  paylines: paylines(10),
  pays: {
    high1: [0, 60, 275, 2000],
    high2: [0, 45, 160, 750],
    high3: [0, 30, 120, 400],
    high4: [0, 30, 90, 360],
    low1: [0, 12, 45, 160],
    low2: [0, 10, 40, 140],
    low3: [0, 6, 30, 100],
    low4: [0, 6, 30, 100],
    low5: [0, 5, 25, 100],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 2, 4: 20, 5: 200 },
  freeSpins: {
    strips: readStrips(`
      5BA4A43S12D13151D2C5CB3453242
      CD4532B254121B5AD3W1CS1W4A52343
      C43215432S42A4B15D32A513DWBC15W
      2D13C45B3W121W5CA4253BD54A4231S
      5SD5134C43A1235D4B3125412CA2B
    `),
    award: { 3: 10, 4: 12, 5: 15 },
    retrigger: { 3: 5, 4: 5, 5: 5 },
    maxSpins: 40,
    multiplier: 2,
    expandingWilds: true,
  },
  bonusBuy: { price: 58, spins: 10 },
  maxWinMultiple: 10000,
}
