import { oval } from '@marquee/prize-ui/drawing'
import type { BoxShape } from '../boxShape.ts'
import { beam } from './beam.ts'

/** A toy block with a crank; its lid flips up, and a star jumps out on a spring. */
export const jackBox: BoxShape = {
  back: [['ink', 'M34 56h92v12H34z']],
  light: beam(38, 122, 62),
  sparks: [-30, 8],
  rising: [
    [
      'secondDeep',
      'M78 64q-6-6 10-9t12-5q-24-2-20-8t20-5q-14-4-10-9l6 1q0 3 12 5 6 6-6 8 10 1 9 6t-15 7q4 3-2 9z',
    ],
    [
      'second',
      'M82 64q-6-6 8-9t12-5q-24-2-20-8t20-5q-12-4-8-9l3 1q0 4 11 6 4 5-14 7 16 1 14 5t-14 7q2 3-2 9z',
    ],
    ['goldDeep', 'M98-9l7 14 16 2-11 11 3 16-15-8-14 8 2-16L75 7l16-2z'],
    ['gold', 'M98-11l6 13 15 2-11 11 3 14-13-7-14 7 3-14L76 4l16-2z'],
    ['ink', `${oval(94, 9, 1.8, 2.6)}${oval(102, 9, 1.8, 2.6)}M93 14q5 5 10 0-5 2-10 0z`],
  ],
  front: [
    ['deep', 'M28 60h104v56q0 12-12 12H40q-12 0-12-12z'],
    ['body', 'M28 60h104v48q0 12-12 12H40q-12 0-12-12z'],
    ['secondDeep', 'M48 70h64q8 0 8 8v28q0 8-8 8H48q-8 0-8-8V78q0-8 8-8z'],
    ['second', 'M48 70h64q8 0 8 8v24q0 8-8 8H48q-8 0-8-8V78q0-8 8-8z'],
    ['white', oval(80, 90, 18)],
    ['gold', `${oval(50, 80, 4)}${oval(110, 80, 4)}${oval(50, 101, 4)}${oval(110, 101, 4)}`],
    ['shade', 'M28 60h104v7H28z'],
    ['steelDeep', 'M132 86h10v7h-10z'],
    ['steel', 'M138 68h7v26h-7z'],
    ['goldDeep', oval(142, 68, 8)],
    ['gold', oval(141, 66, 7)],
    ['gloss', oval(139, 63, 2.5)],
  ],
  moving: [
    {
      drawing: [
        ['deep', 'M28 42h104q8 0 8 8v12q0 4-4 4H24q-4 0-4-4V50q0-8 8-8z'],
        ['body', 'M28 40h104q8 0 8 8v9q0 4-4 4H24q-4 0-4-4v-9q0-8 8-8z'],
        [
          'white',
          `${oval(40, 50, 5)}${oval(60, 50, 5)}${oval(80, 50, 5)}${oval(100, 50, 5)}${oval(120, 50, 5)}`,
        ],
        ['gloss', 'M28 42h104q5 0 6 4H22q1-4 6-4z'],
        ['secondDeep', oval(80, 36, 11, 8)],
        ['second', oval(80, 34, 11, 8)],
        ['gloss', oval(76, 31, 4, 2.5)],
      ],
      away: 'rotate(-38deg)',
      about: [22, 60],
    },
  ],
  mark: { x: 67, y: 77, size: 26 },
}
