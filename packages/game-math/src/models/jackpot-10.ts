import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Ten lines; jackpot symbols anywhere win a fixed jackpot by their number. */
export const jackpot10: LinesModel = {
  id: 'jackpot-10',
  engine: 'lines',
  strips: readStrips(`
    3A23CDBJ4132A214SBC15D14D23C54
    3D4D51S2B14232413B1AWDC32JCAC54
    D4CD1S5B1D24WA34C1542CJJ3213BA23
    B1A4S21B24JC35C5D13A3D42C4WD231
    142JB31W54CA3SC12D53D43D2C1BA42
  `),
  paylines: paylines(10),
  pays: {
    wild: [0, 70, 360, 1500],
    high1: [0, 70, 275, 1500],
    high2: [0, 45, 175, 600],
    high3: [0, 30, 120, 360],
    high4: [0, 30, 90, 275],
    low1: [0, 15, 45, 140],
    low2: [0, 15, 45, 140],
    low3: [0, 8, 30, 100],
    low4: [0, 8, 30, 100],
    low5: [0, 8, 30, 100],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 2, 4: 10, 5: 100 },
  freeSpins: {
    strips: readStrips(`
      C5S4143D21C2A3B341CAD2B5D1243
      1C2C5215A31AD31CW2B4B4D2343WDS4
      3D5413B4DCD23W4AW4B21C2351SA12C
      A214DC3D2A5W3W1CDS4C2B234514B31
      4A15C3BC1252C1D3D4WS2D2A13434B
    `),
    award: { 3: 8, 4: 10, 5: 15 },
    retrigger: { 3: 4, 4: 4, 5: 4 },
    maxSpins: 32,
    multiplier: 1,
    expandingWilds: false,
  },
  jackpots: {
    prizes: { mini: 10, minor: 30, major: 150, grand: 2000 },
    award: { 3: 'mini', 4: 'minor', 5: 'major', 6: 'grand', 7: 'grand', 8: 'grand' },
  },
  maxWinMultiple: 5000,
}
