import type { HoldAndLinkModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Forty lines; small coins, many of them, and free spins beside the hold. */
export const holdAndLink40: HoldAndLinkModel = {
  id: 'hold-and-link-40',
  engine: 'hold-and-link',
  strips: readStrips(`
    254D324BC3AC2OOO132B1A54SC1D51D3
    5CB135D32OOO51241BDCA32DW1A432C4
    435D45S1A352DC2OOOW1C32BA1D432BC1
    B241543AC2D35BDC21OOO32W541AD3C1
    BWOOO3C21S541DBA1C243C2D13A54325D
  `),
  paylines: paylines(40),
  pays: {
    wild: [0, 88, 350, 1315],
    high1: [0, 58, 265, 1285],
    high2: [0, 44, 196, 790],
    high3: [0, 35, 140, 490],
    high4: [0, 29, 116, 350],
    low1: [0, 18, 52, 176],
    low2: [0, 18, 52, 176],
    low3: [0, 15, 44, 146],
    low4: [0, 12, 35, 116],
    low5: [0, 12, 35, 116],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 2 },
  freeSpins: {
    strips: readStrips(`
      4325DA215214BC3D5C4213BSC1A3D
      134DCB35BC31D142W212ADA5C5324
      1A2C32SD1BDC5D412B534W325A31C4
      C12W45BC5D31D3DC213A54BA32142
      23B54253AC12S15B4C34CD23WD1AD1
    `),
    award: { 3: 6 },
    retrigger: { 3: 3 },
    maxSpins: 24,
    multiplier: 1,
    expandingWilds: false,
  },
  hold: {
    trigger: 6,
    respins: 3,
    land: { hits: 1, outOf: 18 },
    values: [
      { multiple: 1, weight: 640 },
      { multiple: 2, weight: 220 },
      { multiple: 3, weight: 90 },
      { multiple: 4, weight: 50 },
      { multiple: 6, weight: 25 },
      { multiple: 10, weight: 20, jackpot: 'mini' },
      { multiple: 30, weight: 8, jackpot: 'minor' },
      { multiple: 120, weight: 2, jackpot: 'major' },
    ],
    jackpots: { mini: 10, minor: 30, major: 120, grand: 1000 },
  },
  maxWinMultiple: 2500,
}
