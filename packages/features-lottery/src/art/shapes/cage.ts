import { oval } from '@marquee/prize-ui/drawing'
import type { DrumShape } from '../drumShape.ts'
import { around, ring } from './outlines.ts'

const bulbs = around({ middle: [160, 148], reach: 131, from: 180, to: 360, count: 13 })
const bulb = (which: number) =>
  bulbs.flatMap(([x, y], index) => (index % 2 === which ? [oval(x, y, 6)] : [])).join('')

/** A cage of wire below an arch of bulbs, turned by a crank, on the counter of a booth. */
export const cage: DrumShape = {
  back: [
    ['secondDeep', 'M20 148a140 140 0 0 1 280 0v118h-20V148a120 120 0 0 0-240 0v118H20z'],
    ['second', 'M20 148a140 140 0 0 1 280 0v114h-16V148a124 124 0 0 0-248 0v114H20z'],
    ['shell', oval(160, 148, 100)],
    ['seam', `${oval(160, 148, 60, 100)}M70 108Q160 128 250 108M70 188Q160 170 250 188`],
  ],
  heap: { middle: [160, 164], reach: [78, 62] },
  motion: 'whirl',
  front: [
    [
      'thread',
      `${oval(160, 148, 76, 100)}${oval(160, 148, 30, 100)}M68 108Q160 84 252 108M60 148h200M68 188Q160 214 252 188`,
    ],
    ['goldDeep', ring(160, 148, 104, 95)],
    ['gold', ring(160, 147, 103, 97)],
    ['gloss', 'M88 106q14-32 46-42-22 18-32 44-8 8-14-2z'],
    ['goldDeep', `${oval(52, 148, 13)}${oval(268, 148, 13)}`],
    ['gold', `${oval(52, 146, 12)}${oval(268, 146, 12)}`],
    ['white', bulb(0)],
    ['gold', bulb(1)],
    ['deep', 'M34 258h252l16 36H18z'],
    ['body', 'M34 256h252l14 32H20z'],
    [
      'white',
      'M62 256h28l-4 32H52zM118 256h28l-1 32h-31zM174 256h28l4 32h-31zM230 256h28l10 32h-34z',
    ],
    [
      'secondDeep',
      'M14 250h292v12q-10 12-20.8 0-10 12-20.9 0-10 12-20.9 0-10 12-20.8 0-10 12-20.9 0-10 12-20.8 0-10 12-20.9 0-10 12-20.9 0-10 12-20.8 0-10 12-20.9 0-10 12-20.9 0-10 12-20.8 0-10 12-20.9 0-10 12-20.7 0z',
    ],
    [
      'second',
      'M14 246h292v12q-10 10-20.8 0-10 10-20.9 0-10 10-20.9 0-10 10-20.8 0-10 10-20.9 0-10 10-20.8 0-10 10-20.9 0-10 10-20.9 0-10 10-20.8 0-10 10-20.9 0-10 10-20.9 0-10 10-20.8 0-10 10-20.9 0-10 10-20.7 0z',
    ],
  ],
  parts: [
    {
      drawing: [
        ['wire', 'M268 147l32 34'],
        ['steelDeep', oval(300, 182, 12)],
        ['white', oval(299, 180, 11)],
        ['gold', oval(268, 147, 6)],
      ],
      about: [268, 147],
    },
  ],
}
