import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** 1,024 ways on four rows that fall; the multiplier doubles with each fall and free spins begin where it is. */
export const cascadeSummit: GridModel = {
  id: 'cascade-summit',
  engine: 'ways',
  rows: 4,
  strips: readStrips(`
    DC134CA3B123D42AD1CB24
    B4CD2DSA13B432AD21C315
    12421CBC5DW34134SBA2D3
    1432ASB24C31BA423D15DC
    1B2D234D5SA3CBCD4121CA
  `),
  parts: 20,
  pays: {
    high1: [
      [3, 1],
      [4, 2],
      [5, 9],
    ],
    high2: [
      [3, 1],
      [4, 1],
      [5, 4],
    ],
    high3: [
      [3, 1],
      [4, 1],
      [5, 3],
    ],
    high4: [
      [3, 1],
      [4, 1],
      [5, 2],
    ],
    low1: [
      [3, 1],
      [4, 1],
      [5, 1],
    ],
    low2: [
      [3, 1],
      [4, 1],
      [5, 1],
    ],
    low3: [
      [3, 1],
      [4, 1],
      [5, 1],
    ],
    low4: [
      [3, 1],
      [4, 1],
      [5, 1],
    ],
    low5: [
      [3, 1],
      [4, 1],
      [5, 1],
    ],
  },
  cascade: [1, 2, 4, 8, 16],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      3A4A13D1B232C1C2C4D4BD
      C1A13242D3S521D34BDACB
      421D31A3WBC2DS4253B41C
      13S23DB1A45C2BA41C32D4
      1S1A2DCB1C342D543DB2AC
    `),
    award: { 4: 8 },
    retrigger: { 4: 4 },
    maxSpins: 24,
    multiplier: 1,
    expandingWilds: false,
    cascade: [3, 6, 12, 24, 48],
  },
  maxWinMultiple: 10000,
}
