import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** A model small enough to count by hand; short strips, five lines, doubling wilds. */
export function makeLinesModel(overrides: Partial<LinesModel> = {}): LinesModel {
  return {
    id: 'lines-5-fruit',
    engine: 'lines',
    strips: readStrips(`
      A1S2W3
      AW1S2A
      1A2WS
      AS12W
      A1WS2A
    `),
    paylines: paylines(5),
    pays: {
      wild: [3, 10, 50, 400],
      high1: [2, 8, 30, 200],
      low1: [0, 4, 10, 60],
      low2: [0, 2, 6, 9],
    },
    wildMultiplier: 2,
    expandingWilds: false,
    scatterPays: { 3: 2, 4: 5, 5: 20 },
    maxWinMultiple: 1000,
    ...overrides,
  }
}
