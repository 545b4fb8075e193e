import type { HoldAndLinkModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty-five lines; six coins start a hold, in paid and in free spins. */
export const holdAndLink25: HoldAndLinkModel = {
  id: 'hold-and-link-25',
  engine: 'hold-and-link',
  strips: readStrips(`
    431C4OO42A3O4DS323DCA2O1B1C1D2B
    423CBDAS213414CA1432B1CW2OOOD3D
    1A34324DS14COD3B312DBC12OCW24AOO
    232DCS43C3131WD424C1OOO4B1BDA2A
    BD4CA124B3OD14323C2SO13DA241COO
  `),
  paylines: paylines(25),
  pays: {
    high1: [0, 70, 240, 700],
    high2: [0, 60, 180, 500],
    high3: [0, 45, 140, 500],
    high4: [0, 35, 120, 360],
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
      ADCD2OOO4D4B143S21314BCAOOC23123
      W2D241343412A1C3SDBAC432CB1DOOO
      213A3DOODBC14AC4W23OOOB412CD23S14
      3OOO2WD1A4C43A3C121S341BCD4D2B2
      C2CA1SDOO4312OOOCD3413B2D4B4A231
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
    land: { hits: 1, outOf: 24 },
    values: [
      { multiple: 1, weight: 540 },
      { multiple: 2, weight: 250 },
      { multiple: 3, weight: 100 },
      { multiple: 5, weight: 60 },
      { multiple: 10, weight: 20 },
      { multiple: 10, weight: 20, jackpot: 'mini' },
      { multiple: 25, weight: 8, jackpot: 'minor' },
      { multiple: 100, weight: 2, jackpot: 'major' },
    ],
    jackpots: { mini: 10, minor: 25, major: 100, grand: 1000 },
  },
  maxWinMultiple: 3000,
}
