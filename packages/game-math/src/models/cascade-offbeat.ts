import type { GridModel } from '../slot-model.ts'
import { readStrips } from '../symbols.ts'

/** 243 ways that fall; every second win counts three times, as a drum is struck off the beat. */
export const cascadeOffbeat: GridModel = {
  id: 'cascade-offbeat',
  engine: 'ways',
  rows: 3,
  strips: readStrips(`
    B3C4C2D231CD231B4A134AD4
    A4WA4CB3D1S32C2BD1D3C421
    1C3D1C3424BA2B1AWD4S3C2D
    B321W3DC4D12D41ACBAS3C42
    42D1AC434D1C312B34B2ADC3
  `),
  parts: 20,
  pays: {
    high1: [
      [3, 9],
      [4, 40],
      [5, 207],
    ],
    high2: [
      [3, 6],
      [4, 23],
      [5, 103],
    ],
    high3: [
      [3, 3],
      [4, 13],
      [5, 52],
    ],
    high4: [
      [3, 3],
      [4, 9],
      [5, 32],
    ],
    low1: [
      [3, 1],
      [4, 4],
      [5, 15],
    ],
    low2: [
      [3, 1],
      [4, 3],
      [5, 13],
    ],
    low3: [
      [3, 1],
      [4, 3],
      [5, 9],
    ],
    low4: [
      [3, 1],
      [4, 2],
      [5, 8],
    ],
  },
  cascade: [1, 3, 1, 3, 1, 5],
  scatterPays: {},
  freeSpins: {
    strips: readStrips(`
      DC1BC24A42D3B313D234CA14
      1DADC4CWD1B23123SB3A24C4
      D2BWD31B21C4CA2A4C4S3D31
      2SACA24CD31B4D3DW1B2134C
      D3DC2B3243A1D41CB4C2A431
    `),
    award: { 3: 10 },
    retrigger: { 3: 5 },
    maxSpins: 40,
    multiplier: 1,
    expandingWilds: false,
    cascade: [3, 9, 3, 9, 3, 15],
  },
  maxWinMultiple: 4000,
}
