import { oval } from '@marquee/prize-ui/drawing'
import type { BoxShape } from '../boxShape.ts'

const upper =
  'M16 92C10 54 38 24 80 22c42 2 70 32 64 70q-4 7-10 7t-10-6q-4 8-11 8t-11-7q-4 9-11 9t-11-8q-4 8-11 8t-11-9q-4 7-11 7t-11-8q-4 6-10 6t-16-7z'
const lower =
  'M18 94q8 8 14-1 5 9 11 9t11-8q5 9 12 9t14-8q7 8 14 8t12-9q5 8 11 8t11-9q6 9 14 1c0 24-26 36-62 36s-62-12-62-36z'

/** A scallop from the sea floor that opens on a pearl. */
export const shellBox: BoxShape = {
  back: [
    ['deep', 'M24 92C20 64 44 42 80 40c36 2 60 24 56 52z'],
    ['pale', 'M30 92C28 68 48 48 80 46c32 2 52 22 50 46z'],
    [
      'body',
      'M78 48h4v44h-4zM58 54l4-2 10 40h-4zM102 54l-4-2-10 40h4zM40 68l3-3 18 27h-5zM120 68l-3-3-18 27h5z',
    ],
    ['ink', oval(80, 94, 54, 13)],
  ],
  light: 'M54 92L22 16q58-30 116 0L106 92z',
  sparks: [0, 46],
  front: [
    ['steel', oval(80, 84, 19)],
    ['white', oval(80, 83, 17.5)],
    ['ball', oval(80, 84, 19)],
    ['gloss', oval(74, 75, 4.5, 3.5)],
    ['deep', lower],
    [
      'body',
      'M22 97q6 5 11 0 5 8 10 8t11-8q5 9 12 9t14-8q7 8 14 8t12-9q5 8 11 8t10-8q5 5 11 0c-2 18-25 28-58 28s-56-10-58-28z',
    ],
    [
      'deep',
      'M78 104h4v21h-4zM55 103l4-1 10 23h-5zM105 103l-4-1-10 23h5zM36 102l4 1 12 18-5-1zM124 102l-4 1-12 18 5-1z',
    ],
    ['secondDeep', 'M36 116l4 7 8 1-6 6 2 8-8-4-7 4 1-8-6-6 8-1z'],
    ['second', 'M36 114l4 7 8 1-6 6 2 8-8-4-7 4 1-8-6-6 8-1z'],
  ],
  moving: [
    {
      drawing: [
        ['deep', upper],
        [
          'body',
          'M20 88C16 56 42 28 80 26c38 2 64 30 60 62q-3 6-7 6t-9-7q-5 8-11 8t-11-8q-5 9-11 9t-11-8q-5 8-11 8t-11-9q-4 8-11 8t-11-8q-4 7-9 7t-7-6z',
        ],
        [
          'deep',
          'M78 27h4v62h-4zM55 33l4-2 12 60-3 1zM105 33l-4-2-12 60 3 1zM35 47l4-4 18 46-3 2zM125 47l-4-4-18 46 3 2zM23 66l3-6 14 28-3 2zM137 66l-3-6-14 28 3 2z',
        ],
        ['ball', upper],
        ['gloss', 'M36 50q12-16 30-19-18 8-25 22-4 4-5-3z'],
        ['secondDeep', oval(80, 62, 23)],
        ['white', oval(80, 61, 21)],
      ],
      away: 'translateY(-38px) rotate(-5deg) scaleY(0.8)',
      about: [80, 92],
    },
  ],
  mark: { x: 65, y: 46, size: 30, on: 0 },
}
