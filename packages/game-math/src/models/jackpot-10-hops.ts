import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Ten lines; two jackpot symbols are enough for the smallest jackpot, and two scatters keep free spins going. */
export const jackpot10Hops: LinesModel = {
  id: 'jackpot-10-hops',
  engine: 'lines',
  strips: readStrips(`
    BCD23JCA424BCD3C1B32131AD124SD4
    B2W34CSBAC231DCD31J2B2AD143C14D
    BDBW1CD121412343SB3A2CAJD3D2C4C
    B1ADBD3C2WA13C2D1C2D32S4B134JC4
    D1D4D3JB3DC21SA3CBC2124A3W21CB4
  `),
  paylines: paylines(10),
  pays: {
    high1: [4, 62, 260, 1041],
    high2: [0, 42, 146, 521],
    high3: [0, 27, 94, 312],
    high4: [0, 21, 73, 250],
    low1: [0, 10, 35, 115],
    low2: [0, 10, 35, 115],
    low3: [0, 7, 25, 83],
    low4: [0, 7, 25, 83],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 1, 4: 5, 5: 50 },
  freeSpins: {
    strips: readStrips(`
      421CS2DBAB24DAC1DCB313D2434C13
      1BDC43WA1D3DCS212CD14B2B3A24C3
      D21D324BW4D13B2AC2CBCA3CS14D31
      DAC2CAWB32D14D243B132DS1BC143C
      424CAC31DCDB21AB3SD313B2C1W42D
    `),
    award: { 3: 6, 4: 9, 5: 12 },
    retrigger: { 2: 1, 3: 3, 4: 6, 5: 9 },
    maxSpins: 36,
    multiplier: 1,
    expandingWilds: true,
  },
  jackpots: {
    prizes: { mini: 2, minor: 10, major: 80, grand: 1000 },
    award: { 2: 'mini', 3: 'minor', 4: 'major', 5: 'grand' },
  },
  maxWinMultiple: 3000,
}
