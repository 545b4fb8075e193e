import { oval } from '@marquee/prize-ui/drawing'
import type { DrumShape } from '../drumShape.ts'
import { around, ring } from './outlines.ts'

const middle = [160, 136] as const
const studs = around({ middle, reach: 114, from: 0, to: 315, count: 8 })
const vanes = around({ middle, reach: 96, from: 22.5, to: 337.5, count: 8 })

/** The wheel with a glass front that the feature begins with. */
export const wheel: DrumShape = {
  back: [
    ['secondDeep', 'M150 136L72 286H104L170 150zM170 136L248 286H216L150 150z'],
    ['shell', oval(160, 136, 112)],
  ],
  heap: { middle: [160, 150], reach: [82, 64] },
  motion: 'turn',
  turning: {
    about: middle,
    back: [['second', vanes.map(([x, y]) => oval(x, y, 8)).join('')]],
    front: [
      ['deep', ring(160, 136, 120, 106)],
      ['body', ring(160, 135, 119, 109)],
      ['gold', studs.map(([x, y]) => oval(x, y, 6)).join('')],
      ['chain', 'M274 136H300V106'],
      ['second', oval(300, 100, 11)],
    ],
  },
  front: [
    ['deep', oval(160, 136, 14)],
    ['gold', oval(160, 135, 6)],
    ['gloss', 'M82 98q10-34 48-48-24 18-36 46-6 10-12 2z'],
    ['deep', 'M62 278H258q6 0 6 6v10H56v-10q0-6 6-6z'],
    ['body', 'M62 277H258q6 0 6 5v4H56v-4q0-5 6-5z'],
  ],
}
