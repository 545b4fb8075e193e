import type { PickModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty lines; ten of twelve bottles hold prizes and multipliers, and the two empty ones end the picking. */
export const pickBottles20: PickModel = {
  id: 'pick-bottles-20',
  engine: 'pick',
  strips: readStrips(`
    BCD32SDC424BD1313C3421BA1234AD4
    4A3B2D1WCA3242DCD4213C3B1B43DS41
    B1BA1C123142W34D3C2A3CBSD4D3D24
    CBD4C31413212432D2DA1B34SBA3CWD4
    1D1412S23DA32DB34C341C4B3A2CDB4
  `),
  paylines: paylines(20),
  pays: {
    high1: [5, 65, 323, 1659],
    high2: [3, 41, 184, 830],
    high3: [0, 28, 111, 461],
    high4: [0, 20, 74, 295],
    low1: [0, 8, 28, 101],
    low2: [0, 7, 24, 83],
    low3: [0, 6, 18, 65],
    low4: [0, 6, 18, 65],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 1, 4: 10, 5: 100 },
  pick: {
    factors: { 3: 1, 4: 2, 5: 5 },
    prizes: [
      { multiple: 1 },
      { multiple: 1 },
      { multiple: 2 },
      { multiple: 2 },
      { multiple: 3 },
      { multiple: 5 },
      { multiple: 15 },
      { times: 2 },
      { times: 2 },
      { times: 3 },
    ],
    ends: 2,
    most: 10,
  },
  maxWinMultiple: 5000,
}
