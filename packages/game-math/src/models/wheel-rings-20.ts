import type { WheelModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty lines; three wheels, each leading to the next, and more scatters start further in. */
export const wheelRings20: WheelModel = {
  id: 'wheel-rings-20',
  engine: 'wheel',
  strips: readStrips(`
    2CB251CA312C135D14BA4DS54253B4D3
    52315341B34CAD25SB2D34C1BWA21C5D4
    413CW4523B125BD154CWD31A2C54BA32SD
    A14B351C54D2B3DASCD1B2435W2C15243
    132DC432B41C51B3C24S3D5A45D152BA
  `),
  paylines: paylines(20),
  pays: {
    wild: [0, 60, 240, 1050],
    high1: [0, 45, 180, 750],
    high2: [0, 37, 120, 480],
    high3: [0, 25, 82, 300],
    high4: [0, 22, 75, 255],
    low1: [0, 11, 37, 120],
    low2: [0, 11, 37, 120],
    low3: [0, 7, 25, 97],
    low4: [0, 7, 25, 90],
    low5: [0, 7, 25, 90],
  },
  wildMultiplier: 2,
  expandingWilds: false,
  scatterPays: { 3: 1, 4: 5, 5: 25 },
  wheel: {
    starts: { 3: 0, 4: 1, 5: 2 },
    wheels: [
      [
        { weight: 6, multiple: 10 },
        { weight: 4, multiple: 20 },
        { weight: 6, multiple: 12 },
        { weight: 4, next: true },
        { weight: 6, multiple: 10 },
        { weight: 4, multiple: 25 },
        { weight: 6, multiple: 15 },
        { weight: 4, next: true },
        { weight: 2, multiple: 50 },
      ],
      [
        { weight: 6, multiple: 40 },
        { weight: 4, multiple: 75 },
        { weight: 6, multiple: 50 },
        { weight: 2, next: true },
        { weight: 6, multiple: 40 },
        { weight: 4, multiple: 100 },
        { weight: 2, multiple: 200 },
      ],
      [
        { weight: 6, multiple: 250 },
        { weight: 4, multiple: 400 },
        { weight: 6, multiple: 300 },
        { weight: 2, multiple: 600 },
        { weight: 6, multiple: 250 },
        { weight: 1, multiple: 2000 },
      ],
    ],
  },
  maxWinMultiple: 5000,
}
