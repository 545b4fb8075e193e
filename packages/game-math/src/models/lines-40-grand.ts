import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Forty lines over stacked symbols; free spins bring whole reels of wilds. */
export const lines40Grand: LinesModel = {
  id: 'lines-40-grand',
  engine: 'lines',
  strips: readStrips(`
    2514SCC34AAA52232511D3S314BBBC45DD
    WW11AAA452245142D32S3CC53DD1BBB3S54C
    DDCC24WWSDC31524145BBBAAAS2253511343
    4DD15CC251BBB3C224AAADS534S4235113WW
    AAA411D2513S3C1225434BBB5435WWWDDSCC2
  `),
  paylines: paylines(40),
  pays: {
    high1: [0, 35, 150, 450],
    high2: [0, 25, 120, 400],
    high3: [0, 25, 90, 320],
    high4: [0, 20, 90, 240],
    low1: [0, 12, 40, 125],
    low2: [0, 10, 35, 100],
    low3: [0, 10, 25, 100],
    low4: [0, 10, 25, 100],
    low5: [0, 10, 25, 100],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 1, 4: 5, 5: 25 },
  freeSpins: {
    strips: readStrips(`
      CC11454322C1WS4AAA35123DDS5254DBBB3
      SAAA54DD4C1D541343WWWS5CC221132532BBB
      14S112C5WWW3225BBB4S4DD31D5AAACC43532
      CS1135435422DD12CC4BBB53WWW1SAAA5324D
      24223D5211S4C3AAA15CC3134WWW5BBB45DDS
    `),
    award: { 3: 8, 4: 10, 5: 12 },
    retrigger: { 3: 4, 4: 4, 5: 4 },
    maxSpins: 32,
    multiplier: 1,
    expandingWilds: false,
  },
  maxWinMultiple: 1500,
}
