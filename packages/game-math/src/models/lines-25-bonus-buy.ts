import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty-five lines; eight free spins whose doubling wilds cover whole reels, seldom won and for sale. */
export const lines25BonusBuy: LinesModel = {
  id: 'lines-25-bonus-buy',
  engine: 'lines',
  strips: readStrips(`
    532A1CS423DC5D43213D51BS4215B4CA
    W41AC2B5CD5AD5432C3B41231523D41
    32C1235D2BS4C14DA34B14D51A53C2S5
    23A4D25C34B125A41W4B15D13C52C3D
    5C453421DA34BD542A3C1SD51B21C32
  `),
  paylines: paylines(25),
  pays: {
    high1: [0, 123, 613, 2451],
    high2: [0, 92, 409, 1430],
    high3: [0, 61, 245, 1021],
    high4: [0, 49, 184, 715],
    low1: [0, 10, 41, 204],
    low2: [0, 10, 41, 184],
    low3: [0, 8, 31, 143],
    low4: [0, 8, 31, 123],
    low5: [0, 8, 31, 123],
  },
  wildMultiplier: 2,
  expandingWilds: false,
  scatterPays: { 3: 3 },
  freeSpins: {
    strips: readStrips(`
      C5B43D2A315A41CD24AC15B3D21B2
      AD2315B34CA12D12BWD5C32AC4B543
      CA35BD4234A5421WDC135C124B1ABD
      5BC235A12542D34ADBW1C2154C3BAD
      CD4A3152B5C4135B34D3BA12ACD21
    `),
    award: { 3: 8 },
    retrigger: {},
    maxSpins: 8,
    multiplier: 2,
    expandingWilds: true,
  },
  bonusBuy: { price: 86, spins: 8 },
  maxWinMultiple: 10000,
}
