import type { WheelModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Ten lines; a wheel of prizes and free spins under growing wilds, and a second one behind it. */
export const wheelBells10: WheelModel = {
  id: 'wheel-bells-10',
  engine: 'wheel',
  strips: readStrips(`
    B4231CBADCSD43142D413A2C312
    WBC1241D3A12C342AD4C341SD2B3
    C43BD14214C12A43A13BD2SC2DW3
    D41W34D124CA23SC2134CD3B1AB2
    3AC123DB4C3241AD431B24DS2C1
  `),
  paylines: paylines(10),
  pays: {
    wild: [0, 89, 446, 2232],
    high1: [0, 71, 268, 1339],
    high2: [0, 54, 179, 803],
    high3: [0, 36, 125, 446],
    high4: [0, 27, 98, 357],
    low1: [0, 12, 45, 161],
    low2: [0, 12, 45, 143],
    low3: [0, 9, 32, 107],
    low4: [0, 9, 32, 107],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 1, 4: 5, 5: 50 },
  freeSpins: {
    strips: readStrips(`
      314B13A4CD2342B14C321D2CDA
      2B3D4132DB1CA14C142WD4A32C3
      143CD2CB21BD3C2AW42143A1D43
      1CB123123W13BC4D24DAC34A2D4
      B134123D4C24C1A4B2A3CD213D
    `),
    award: {},
    retrigger: {},
    maxSpins: 20,
    multiplier: 2,
    expandingWilds: true,
  },
  wheel: {
    starts: { 3: 0, 4: 1, 5: 1 },
    wheels: [
      [
        { weight: 5, multiple: 5 },
        { weight: 4, spins: 4 },
        { weight: 5, multiple: 8 },
        { weight: 3, multiple: 12 },
        { weight: 4, spins: 6 },
        { weight: 5, multiple: 5 },
        { weight: 3, next: true },
        { weight: 5, multiple: 10 },
        { weight: 2, multiple: 30 },
      ],
      [
        { weight: 4, spins: 10 },
        { weight: 4, multiple: 50 },
        { weight: 3, spins: 15 },
        { weight: 4, multiple: 75 },
        { weight: 2, multiple: 150 },
        { weight: 2, spins: 20 },
        { weight: 1, multiple: 500 },
      ],
    ],
  },
  maxWinMultiple: 5000,
}
