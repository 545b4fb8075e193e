import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** Three reels of four rows and all 64 ways; six free games that pay three times. */
export const threeReel64Ways: GridModel = {
  id: 'three-reel-64-ways',
  engine: 'ways',
  rows: 4,
  strips: readStrips(`
    S2211DD22A33CCB44A114433DDCCB
    22W33A11CC44CCB114433BDDS22DDA
    DD22BCC33SA11BCC3344DD44AW2211
  `),
  parts: 20,
  pays: {
    high1: [[3, 136]],
    high2: [[3, 55]],
    high3: [[3, 16]],
    high4: [[3, 9]],
    low1: [[3, 4]],
    low2: [[3, 3]],
    low3: [[3, 2]],
    low4: [[3, 2]],
  },
  scatterPays: { 3: 3 },
  freeSpins: {
    strips: readStrips(`
      BDD11BS22CCA11AB44CC4433ADD3322
      W44CCA11B2233DDW2211AS44DD33CCBAB
      1144BDD33BWDDCCA44CCSA22B2211W33A
    `),
    award: { 3: 6 },
    retrigger: { 3: 3 },
    maxSpins: 24,
    multiplier: 3,
    expandingWilds: false,
  },
  maxWinMultiple: 1500,
}
