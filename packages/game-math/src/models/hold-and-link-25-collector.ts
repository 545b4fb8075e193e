import type { HoldAndLinkModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty-five lines; in the hold, collectors take the sum of the board, and coins with +1 lengthen it. */
export const holdAndLink25Collector: HoldAndLinkModel = {
  id: 'hold-and-link-25-collector',
  engine: 'hold-and-link',
  strips: readStrips(`
    412BS4A14DC324B23COOC132AO3DO1D
    C12C42B43OOO321AC1D214DB3SWA34D
    1BOO14S3423WCB314D2AC2ADO2O14DC3
    1231CA23D421DOOO1C3B4D34WB24ACS
    A1O34OO4123A2C4SD2CBD14B2C31D3O
  `),
  paylines: paylines(25),
  pays: {
    high1: [0, 60, 230, 750],
    high2: [0, 50, 175, 500],
    high3: [0, 40, 130, 450],
    high4: [0, 30, 100, 350],
    low1: [0, 12, 50, 180],
    low2: [0, 12, 50, 180],
    low3: [0, 12, 50, 180],
    low4: [0, 12, 50, 175],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 1, 4: 5, 5: 25 },
  freeSpins: {
    strips: readStrips(`
      CS2OOO2CAD3421CD341B4OO13B243DA1
      2412DBC31AOOO1CWS324D1234D34BCA
      OOODOO2342C4AB214D13A1C3B4C123WDS
      21A3OOOW4C34DA21C34D124D23SBC1B
      A231DBA4CB2OOO2134S1OOD234C1DC43
    `),
    award: { 3: 6, 4: 8, 5: 10 },
    retrigger: { 3: 3, 4: 3, 5: 3 },
    maxSpins: 24,
    multiplier: 1,
    expandingWilds: false,
  },
  hold: {
    trigger: 6,
    respins: 3,
    land: { hits: 1, outOf: 20 },
    values: [
      { multiple: 1, weight: 700 },
      { multiple: 2, weight: 180 },
      { multiple: 3, weight: 60 },
      { multiple: 5, weight: 35 },
      { multiple: 10, weight: 15, jackpot: 'mini' },
      { multiple: 25, weight: 8, jackpot: 'minor' },
      { multiple: 100, weight: 2, jackpot: 'major' },
    ],
    features: {
      coins: [
        { feature: 'collect', weight: 130 },
        { feature: 'respin', weight: 120 },
      ],
      most: 3,
    },
    jackpots: { mini: 10, minor: 25, major: 100, grand: 750 },
  },
  maxWinMultiple: 3000,
}
