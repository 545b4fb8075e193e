import type { LinesModel } from '../slot-model.ts'
import { threeReelLines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Three reels, five lines with both diagonals; doubling wilds and eight free games that double again. */
export const threeReel5: LinesModel = {
  id: 'three-reel-5',
  engine: 'lines',
  strips: readStrips(`
    23S41C32A1D4BC1WD2A32431CBD
    C3B242A2B1AD314WS1213D4CDC4
    A4231D3C1D412B43WB1DCA3C4S2
  `),
  paylines: threeReelLines(5),
  pays: {
    wild: [0, 300],
    high1: [0, 122],
    high2: [0, 54],
    high3: [0, 30],
    high4: [0, 17],
    low1: [1, 10],
    low2: [0, 9],
    low3: [0, 6],
    low4: [0, 5],
  },
  wildMultiplier: 2,
  expandingWilds: false,
  scatterPays: { 3: 5 },
  freeSpins: {
    strips: readStrips(`
      312D14231BCWS32CADBC43DA142
      1B24D1A3S21C2413DWCA42BD3C4
      C34B2D1C341341DBW2A1C3AS4D2
    `),
    award: { 3: 8 },
    retrigger: { 3: 8 },
    maxSpins: 40,
    multiplier: 2,
    expandingWilds: false,
  },
  maxWinMultiple: 5000,
}
