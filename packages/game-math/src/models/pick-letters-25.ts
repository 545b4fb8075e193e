import type { PickModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty-five lines with tripling wilds; four of twelve letters may be opened, and some multiply the others. */
export const pickLetters25: PickModel = {
  id: 'pick-letters-25',
  engine: 'pick',
  strips: readStrips(`
    315DA4DC2S453CDB25C35134124BA
    1CBA24S14C5DB5D2153A4352D4W3C2
    31DSC14WB35D235C1A4DC2452B135A
    23A4D25C34B125A41W4B1SD13C52C3D
    B1C25C4D23A543S2D14251C34BDA3
  `),
  paylines: paylines(25),
  pays: {
    wild: [0, 63, 316, 1266],
    high1: [0, 51, 190, 760],
    high2: [0, 38, 139, 506],
    high3: [0, 28, 89, 329],
    high4: [0, 23, 76, 253],
    low1: [0, 10, 32, 114],
    low2: [0, 10, 32, 101],
    low3: [0, 6, 23, 76],
    low4: [0, 6, 23, 76],
    low5: [0, 6, 19, 63],
  },
  wildMultiplier: 3,
  expandingWilds: false,
  scatterPays: { 3: 1, 4: 5, 5: 25 },
  pick: {
    factors: { 3: 1, 4: 2, 5: 4 },
    prizes: [
      { multiple: 1 },
      { multiple: 1 },
      { multiple: 2 },
      { multiple: 2 },
      { multiple: 2 },
      { multiple: 3 },
      { multiple: 3 },
      { multiple: 4 },
      { multiple: 5 },
      { multiple: 10 },
      { times: 2 },
      { times: 3 },
    ],
    ends: 0,
    most: 4,
  },
  maxWinMultiple: 5000,
}
