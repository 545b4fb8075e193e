import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** 243 ways; rarer free spins that pay three times and bring more wilds. */
export const ways243Storm: GridModel = {
  id: 'ways-243-storm',
  engine: 'ways',
  rows: 3,
  strips: readStrips(`
    25D3B542DB2313C545DC3AS124123141
    13CD2ADCS134B525A5B42W3C514D431412
    B415SA321C5C125D124245BD3D432C53WA
    251S4A4143D35235412D1CA32D4CW5B1CB
    534AB4D2C153423B5C4DS3D51231A521
  `),
  parts: 20,
  pays: {
    high1: [
      [3, 66],
      [4, 200],
      [5, 600],
    ],
    high2: [
      [3, 42],
      [4, 124],
      [5, 365],
    ],
    high3: [
      [3, 29],
      [4, 88],
      [5, 260],
    ],
    high4: [
      [3, 21],
      [4, 62],
      [5, 186],
    ],
    low1: [
      [3, 8],
      [4, 25],
      [5, 74],
    ],
    low2: [
      [3, 7],
      [4, 20],
      [5, 60],
    ],
    low3: [
      [3, 7],
      [4, 20],
      [5, 60],
    ],
    low4: [
      [3, 5],
      [4, 15],
      [5, 44],
    ],
    low5: [
      [3, 5],
      [4, 15],
      [5, 44],
    ],
  },
  scatterPays: { 3: 1, 4: 10, 5: 100 },
  freeSpins: {
    strips: readStrips(`
      12S42CDB34125343525A13DA151C34DB2
      34D13A252W4C52ADCB5DW1C413214153BS
      4D3C2451AD34C23B2W1AB5D31CW541S52
      D1BD41W52C4W312534AC432B5DA3125SC
      534AC352CA34D521351S4DB215DB124
    `),
    award: { 3: 8, 4: 12, 5: 20 },
    retrigger: { 3: 4, 4: 4, 5: 4 },
    maxSpins: 40,
    multiplier: 3,
    expandingWilds: false,
  },
  maxWinMultiple: 10000,
}
