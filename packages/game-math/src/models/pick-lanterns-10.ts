import type { PickModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Ten lines and doubling wilds; three of twelve boxes may be opened, and none is empty. */
export const pickLanterns10: PickModel = {
  id: 'pick-lanterns-10',
  engine: 'pick',
  strips: readStrips(`
    23C451351B3AC53BA4D152DBS2C4124D
    5CB1D4524DWC5AS23D145C21A34W3B213B
    SB453W5D1CW325BCA124C24DB12413AD53
    D34523CW3B1CA453421B21W5SD1CDB2A54
    32A5CD25B341B35SDC431B2A14D142C5
  `),
  paylines: paylines(10),
  pays: {
    wild: [0, 49, 246, 820],
    high1: [2, 33, 131, 574],
    high2: [0, 25, 90, 369],
    high3: [0, 18, 66, 246],
    high4: [0, 15, 49, 197],
    low1: [0, 8, 25, 90],
    low2: [0, 8, 25, 90],
    low3: [0, 5, 18, 66],
    low4: [0, 5, 18, 66],
    low5: [0, 5, 18, 66],
  },
  wildMultiplier: 2,
  expandingWilds: false,
  scatterPays: { 3: 1, 4: 5, 5: 25 },
  pick: {
    factors: { 3: 1, 4: 2, 5: 5 },
    prizes: [
      { multiple: 4 },
      { multiple: 4 },
      { multiple: 5 },
      { multiple: 5 },
      { multiple: 6 },
      { multiple: 6 },
      { multiple: 8 },
      { multiple: 8 },
      { multiple: 10 },
      { multiple: 12 },
      { multiple: 20 },
      { multiple: 50 },
    ],
    ends: 0,
    most: 3,
  },
  maxWinMultiple: 2500,
}
