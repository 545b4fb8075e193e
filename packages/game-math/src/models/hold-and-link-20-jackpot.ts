import type { HoldAndLinkModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty lines; few wins, and a hold with large jackpots. */
export const holdAndLink20Jackpot: HoldAndLinkModel = {
  id: 'hold-and-link-20-jackpot',
  engine: 'hold-and-link',
  strips: readStrips(`
    4A2B1D1535OO45AD242DC31315C324BOO
    5415A313424OOOD2DBAC2BC153D4W1253
    D535B4OOO1A43251D4W1C32A51B32C2D4
    W51431BAC413B51D452D2OOO4C2523D3A
    D3414B3W1A12DOO243O52124AD5COC5B35
  `),
  paylines: paylines(20),
  pays: {
    wild: [0, 70, 225, 1200],
    high1: [0, 70, 225, 1200],
    high2: [0, 45, 160, 600],
    high3: [0, 45, 125, 450],
    high4: [0, 20, 90, 320],
    low1: [0, 12, 35, 125],
    low2: [0, 12, 35, 125],
    low3: [0, 12, 35, 125],
    low4: [0, 8, 20, 100],
    low5: [0, 8, 20, 90],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: {},
  hold: {
    trigger: 6,
    respins: 3,
    land: { hits: 1, outOf: 20 },
    values: [
      { multiple: 1, weight: 600 },
      { multiple: 2, weight: 200 },
      { multiple: 4, weight: 90 },
      { multiple: 6, weight: 50 },
      { multiple: 8, weight: 25 },
      { multiple: 15, weight: 22, jackpot: 'mini' },
      { multiple: 50, weight: 10, jackpot: 'minor' },
      { multiple: 250, weight: 3, jackpot: 'major' },
    ],
    jackpots: { mini: 15, minor: 50, major: 250, grand: 2500 },
  },
  maxWinMultiple: 5000,
}
