import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** 243 ways; doubled free spins full of wilds, which can be bought. */
export const ways243BonusBuy: GridModel = {
  id: 'ways-243-bonus-buy',
  engine: 'ways',
  rows: 3,
  strips: readStrips(`
    53SC3D4C52CA542B431D25B41D31DA21
    3C453BA12D421521SB4DC3425BC1DW35A
    3CA53C42SB241D23C251A5B14D341D45
    C14354D12A41234CB3ACW53D2B5SB512D
    5343D215S4D2523C2B14B3BA4C51AD15C
  `),
  parts: 20,
  pays: {
    high1: [
      [3, 58],
      [4, 174],
      [5, 530],
    ],
    high2: [
      [3, 38],
      [4, 116],
      [5, 345],
    ],
    high3: [
      [3, 29],
      [4, 86],
      [5, 260],
    ],
    high4: [
      [3, 19],
      [4, 58],
      [5, 174],
    ],
    low1: [
      [3, 10],
      [4, 29],
      [5, 88],
    ],
    low2: [
      [3, 10],
      [4, 29],
      [5, 86],
    ],
    low3: [
      [3, 7],
      [4, 22],
      [5, 64],
    ],
    low4: [
      [3, 7],
      [4, 21],
      [5, 64],
    ],
    low5: [
      [3, 6],
      [4, 17],
      [5, 52],
    ],
  },
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  freeSpins: {
    strips: readStrips(`
      C3152D4AD4B14BS23DAC21531C54B3A5
      A3C121CD5WB2C4W134A2B4S451D2BD53
      BW4S325AW251C4321A3DBC3BD54D12C1
      3ABD32W31DC45D251AC42WS51C42B31B
      524DBC31S24BD14C1352DA245W31A3ACB
    `),
    award: { 3: 10, 4: 12, 5: 16 },
    retrigger: { 3: 4, 4: 4, 5: 4 },
    maxSpins: 40,
    multiplier: 2,
    expandingWilds: false,
  },
  bonusBuy: { price: 39, spins: 10 },
  maxWinMultiple: 10000,
}
