import type { WheelModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty-five lines; three scatters turn a wheel of prizes and of free spins that pay triple. */
export const wheel25: WheelModel = {
  id: 'wheel-25',
  engine: 'wheel',
  strips: readStrips(`
    3C521AS4B1C45214253BDC53DA3DB412
    453D14B2542SWCD531431DB2CABC53A21
    AB21BA245C4D2B5CW521C3D53D134S341
    435A2B45D12A1C531D34SC2WB4532B1CD
    S4DAC5DB41C53453BDC21B3125A24132
  `),
  paylines: paylines(25),
  pays: {
    wild: [0, 107, 375, 1606],
    high1: [0, 86, 321, 1285],
    high2: [0, 64, 214, 857],
    high3: [0, 48, 150, 535],
    high4: [0, 43, 129, 428],
    low1: [0, 21, 70, 214],
    low2: [0, 21, 70, 214],
    low3: [0, 15, 48, 171],
    low4: [0, 15, 48, 161],
    low5: [0, 15, 48, 161],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 2, 4: 15, 5: 100 },
  freeSpins: {
    strips: readStrips(`
      A2C4AC5143A13B253B4C1DBS1D3245D25
      WC51BC2S1A24D134B34D2153C5W2A43B5D
      45B351BACS1W5143C25WD432ADC2D3412B
      CSA3243DWB5C12C41D345AD3B4215B15W2
      4ADBA142C153143D5B2342CSD5235C1AB
    `),
    award: {},
    retrigger: { 3: 5, 4: 5, 5: 5 },
    maxSpins: 40,
    multiplier: 3,
    expandingWilds: false,
  },
  wheel: {
    starts: { 3: 0, 4: 0, 5: 0 },
    wheels: [
      [
        { weight: 8, multiple: 15 },
        { weight: 5, multiple: 25 },
        { weight: 5, spins: 8 },
        { weight: 8, multiple: 20 },
        { weight: 3, multiple: 60 },
        { weight: 8, multiple: 15 },
        { weight: 5, multiple: 30 },
        { weight: 4, spins: 12 },
        { weight: 8, multiple: 20 },
        { weight: 1, multiple: 250 },
        { weight: 3, spins: 15 },
        { weight: 2, multiple: 100 },
      ],
    ],
  },
  maxWinMultiple: 5000,
}
