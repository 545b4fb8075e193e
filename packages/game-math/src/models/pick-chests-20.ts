import type { PickModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty lines; three scatters open a hoard to pick from until a chest is empty. */
export const pickChests20: PickModel = {
  id: 'pick-chests-20',
  engine: 'pick',
  strips: readStrips(`
    C2D4AB35135ACBD1B2413C24D154352S
    B3CS4B25C41DW1D324523A25C41DB13A5
    142351DB5W123453CBDC4ABS1C4D2A532
    W12B1C324ADC14B1DC5B25A34S3523D45
    5BAD1C325B24134AD12C3B41SD5C4532
  `),
  paylines: paylines(20),
  pays: {
    wild: [0, 108, 359, 1436],
    high1: [0, 90, 329, 1197],
    high2: [0, 72, 215, 838],
    high3: [0, 48, 144, 503],
    high4: [0, 42, 132, 431],
    low1: [0, 22, 72, 215],
    low2: [0, 22, 72, 215],
    low3: [0, 14, 48, 179],
    low4: [0, 14, 48, 168],
    low5: [0, 14, 48, 168],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  pick: {
    factors: { 3: 1, 4: 2, 5: 5 },
    prizes: [
      { multiple: 2 },
      { multiple: 3 },
      { multiple: 3 },
      { multiple: 4 },
      { multiple: 5 },
      { multiple: 5 },
      { multiple: 6 },
      { multiple: 8 },
      { multiple: 10 },
      { multiple: 15 },
      { multiple: 25 },
      { times: 2 },
    ],
    ends: 3,
    most: 12,
  },
  maxWinMultiple: 3000,
}
