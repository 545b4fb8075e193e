import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty lines, doubling wilds, and four jackpots for three to six jackpot symbols. */
export const jackpot20: LinesModel = {
  id: 'jackpot-20',
  engine: 'lines',
  strips: readStrips(`
    D145ABCA23DC42DB531C253S41321J
    54DC14512BJA432D1S25D32C13BWAC3
    5DCA3512B12D3CJJCS3425A43B1D42W1
    SJ5D3415245C32BD3BA23CD1AC1421W
    1CBDC2531D32JA13514CA2BD5342S4
  `),
  paylines: paylines(20),
  pays: {
    wild: [0, 52, 260, 1050],
    high1: [0, 44, 196, 965],
    high2: [0, 35, 168, 635],
    high3: [0, 24, 98, 345],
    high4: [0, 19, 76, 235],
    low1: [0, 10, 31, 104],
    low2: [0, 10, 33, 109],
    low3: [0, 9, 26, 90],
    low4: [0, 7, 21, 72],
    low5: [0, 7, 21, 70],
  },
  wildMultiplier: 2,
  expandingWilds: false,
  scatterPays: { 3: 2, 4: 10, 5: 60 },
  freeSpins: {
    strips: readStrips(`
      BC421A3D1S53A543124B12C35DC2D
      W3BC15A2142C43BDS2135A243D51CD
      WA314D3C25CD4B531C21DBS23A5142
      3125C4D12431D31W3ADC5A2B42CB5S
      D1S31CB52B413D2A354A5C321D4C2
    `),
    award: { 3: 8, 4: 12, 5: 16 },
    retrigger: { 3: 4, 4: 4, 5: 4 },
    maxSpins: 32,
    multiplier: 2,
    expandingWilds: false,
  },
  jackpots: {
    prizes: { mini: 8, minor: 25, major: 200, grand: 1500 },
    award: { 3: 'mini', 4: 'minor', 5: 'major', 6: 'grand', 7: 'grand' },
  },
  maxWinMultiple: 5000,
}
