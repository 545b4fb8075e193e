import type { LinesModel } from '../slot-model.ts'
import { lanternReserve } from '../network/networks.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty-five lines that feed four jackpots which other games feed too. */
export const network25: LinesModel = {
  id: 'network-25',
  engine: 'lines',
  strips: readStrips(`
    5C2452D31D4B12SC351A435C3B21D4BA
    5D1BS4DC2DW1BC53453A1421CA352B432
    DB321CB1543542D43S53AB514C21CD2AW
    51C43D53BS3521WDB5A2D14C2BC324A14
    B321D412ACD3CB253CB3451S541AD245
  `),
  paylines: paylines(25),
  pays: {
    wild: [0, 107, 379, 1541],
    high1: [0, 89, 326, 1304],
    high2: [0, 71, 213, 889],
    high3: [0, 47, 142, 510],
    high4: [0, 41, 130, 439],
    low1: [0, 21, 71, 213],
    low2: [0, 21, 71, 213],
    low3: [0, 14, 47, 178],
    low4: [0, 14, 47, 166],
    low5: [0, 14, 47, 166],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  freeSpins: {
    strips: readStrips(`
      54AC2S1D435BD42D3513B5234C1A2C1BA
      D5BA3B412413B2ADC5W14D5243CS5312C
      21DC4W35AD1CB4D352W15C143B234B2SA5
      234C14S54A1BD51B2DA5321W453C23CDB
      23B5342S1D2A45C34C1D5CA5BAD2413B1
    `),
    award: { 3: 10, 4: 12, 5: 15 },
    retrigger: { 3: 5, 4: 5, 5: 5 },
    maxSpins: 40,
    multiplier: 1,
    expandingWilds: true,
  },
  network: lanternReserve,
  maxWinMultiple: 3000,
}
