import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty-five lines that pay little for a long time; a wild multiplies by five. */
export const lines25Volatile: LinesModel = {
  id: 'lines-25-volatile',
  engine: 'lines',
  strips: readStrips(`
    432412B4513C2535S5A41B242C51D313DAA
    53D41312AA12WB4153A435S42D312B5C542C
    S1A32425B1AB425D315125454CD231W34C3
    5W54BC3A453121S12D2DAC3B24515324341
    212S54123B51C54543D4DCB123AA132453
  `),
  paylines: paylines(25),
  pays: {
    high1: [0, 60, 320, 3000],
    high2: [0, 45, 225, 1200],
    high3: [0, 35, 160, 800],
    high4: [0, 18, 120, 500],
    low1: [0, 3, 12, 70],
    low2: [0, 3, 12, 60],
    low3: [0, 3, 8, 60],
    low4: [0, 3, 8, 50],
    low5: [0, 3, 8, 50],
  },
  wildMultiplier: 5,
  expandingWilds: false,
  scatterPays: { 3: 2, 4: 15, 5: 100 },
  freeSpins: {
    strips: readStrips(`
      4A5BDAA4DC523251534B13C2143S2345121
      3A41C453WC141BS535D21B32AA5242D13452
      BS1532BAA315153253C2WD421D454C324A14W
      54153CW31AA54B3234315242425SBD12D1C
      353213C14134D5C15D2125AAB43424SB52
    `),
    award: { 3: 12, 4: 15, 5: 20 },
    retrigger: { 3: 8, 4: 8, 5: 8 },
    maxSpins: 48,
    multiplier: 3,
    expandingWilds: false,
  },
  maxWinMultiple: 10000,
}
