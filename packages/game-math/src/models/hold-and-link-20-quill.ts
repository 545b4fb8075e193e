import type { HoldAndLinkModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty lines with doubling wilds; a rare hold in which collectors write the sum of the board down, again and again. */
export const holdAndLink20Quill: HoldAndLinkModel = {
  id: 'hold-and-link-20-quill',
  engine: 'hold-and-link',
  strips: readStrips(`
    BCD24AD1OOO243C13B3C3B21CAD124ADS
    SA3B2D1ACD3242DW141C3C2BDBOOO3CA41
    1C12BAS21AD34BWD24C323CBAOOO4D3C1D
    C3DSC314D2C1242BD1DA1234WBA3BACOOO
    ADA1OOO241CDCD3423B1BC31SD32A2WCB4
  `),
  paylines: paylines(20),
  pays: {
    wild: [0, 57, 215, 1073],
    high1: [0, 43, 157, 644],
    high2: [0, 32, 114, 429],
    high3: [0, 21, 79, 286],
    high4: [0, 17, 61, 215],
    low1: [0, 9, 29, 100],
    low2: [0, 7, 24, 86],
    low3: [0, 6, 20, 68],
    low4: [0, 6, 20, 68],
  },
  wildMultiplier: 2,
  expandingWilds: false,
  scatterPays: { 3: 1, 4: 5, 5: 50 },
  hold: {
    trigger: 6,
    respins: 3,
    land: { hits: 1, outOf: 30 },
    values: [
      { multiple: 1, weight: 740 },
      { multiple: 2, weight: 160 },
      { multiple: 3, weight: 52 },
      { multiple: 5, weight: 20 },
      { multiple: 12, weight: 20, jackpot: 'mini' },
      { multiple: 40, weight: 7, jackpot: 'minor' },
      { multiple: 200, weight: 1, jackpot: 'major' },
    ],
    features: { coins: [{ feature: 'collect', weight: 300 }], most: 3 },
    jackpots: { mini: 12, minor: 40, major: 200, grand: 1000 },
  },
  maxWinMultiple: 8000,
}
