import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty-five lines without free spins; the jackpots are the feature, and they are large. */
export const jackpot25: LinesModel = {
  id: 'jackpot-25',
  engine: 'lines',
  strips: readStrips(`
    A541234215C3D2ACB13DJ2DC3B154
    C524315BC253JC4AD2B13DW1A3241D
    1B51253WC4D13BD4A34D23CJJ521C2A
    W423D51D4A13CD251BJC1452C3A23B
    1C314CD3B512D3D42152ACW5234BJA
  `),
  paylines: paylines(25),
  pays: {
    wild: [0, 100, 425, 1710],
    high1: [0, 86, 385, 1880],
    high2: [0, 56, 255, 1025],
    high3: [0, 42, 170, 600],
    high4: [0, 34, 136, 410],
    low1: [0, 20, 60, 200],
    low2: [0, 17, 52, 170],
    low3: [0, 14, 42, 142],
    low4: [0, 11, 34, 114],
    low5: [0, 11, 34, 114],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: {},
  jackpots: {
    prizes: { mini: 5, minor: 20, major: 150, grand: 2500 },
    award: { 3: 'mini', 4: 'minor', 5: 'major', 6: 'grand', 7: 'grand' },
  },
  maxWinMultiple: 10000,
}
