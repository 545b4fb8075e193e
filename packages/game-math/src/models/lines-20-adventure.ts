import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty lines; wilds grow over whole reels in free spins. */
export const lines20Adventure: LinesModel = {
  id: 'lines-20-adventure',
  engine: 'lines',
  strips: readStrips(`
    4153DS231D42C512CBA4215AS35B43DC
    D4C31S254A5D4AC32B123D4151W352BC
    4D142CA1S53CWBDC53DB434A21523S152
    5B45WBCD54AC21AD2D343124251S313C
    2424DC2313D4BADS431515C5B2C3S15A
  `),
  paylines: paylines(20),
  pays: {
    high1: [0, 75, 275, 1200],
    high2: [0, 60, 180, 800],
    high3: [0, 40, 120, 450],
    high4: [0, 35, 120, 400],
    low1: [0, 18, 60, 180],
    low2: [0, 18, 60, 180],
    low3: [0, 10, 35, 160],
    low4: [0, 10, 35, 150],
    low5: [0, 10, 35, 150],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  freeSpins: {
    strips: readStrips(`
      24CA254ABCD1C21D1513SB35432543D
      3542A415B54D1D2BCW1D32C32C34SA15
      121531B345A32DC21CS45BA4C4D2DW53
      B2SC513C454D3A45W1D2AC14253B1D23
      5CSD14A413CDB425132DC235B15432A
    `),
    award: { 3: 10, 4: 12, 5: 15 },
    retrigger: { 3: 5, 4: 5, 5: 5 },
    maxSpins: 40,
    multiplier: 1,
    expandingWilds: true,
  },
  maxWinMultiple: 2500,
}
