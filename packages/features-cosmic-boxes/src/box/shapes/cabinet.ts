import { oval } from '@marquee/prize-ui/drawing'
import type { BoxShape } from '../boxShape.ts'

const left = 'M38 38h44v80q-5 4-11 0t-11 0-11 0-11 0z'
const right = 'M78 38h44v80q-5 4-11 0t-11 0-11 0-11 0z'
const folds = (from: number) =>
  [0, 11, 22, 33].map((step) => `M${from + step} 38h4v80q-2 2-4 0z`).join('')
const still = 'none'

/** A magician's cabinet; its curtains are drawn aside. */
export const cabinetBox: BoxShape = {
  back: [
    ['goldDeep', 'M28 28h104v98H28z'],
    ['gold', 'M28 28h100v96H28z'],
    ['goldDeep', 'M36 34h88v88H36z'],
    ['ink', 'M38 36h84v86H38z'],
    [
      'gold',
      'M56 58l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM104 50l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM88 84l2 4 4 2-4 2-2 4-2-4-4-2 4-2z',
    ],
  ],
  light: 'M38 36h84v86H38z',
  sparks: [0, 42],
  front: [],
  moving: [
    {
      drawing: [
        ['velvet', left],
        ['sheen', folds(40)],
        ['shade', folds(45)],
        ['goldDeep', 'M38 112h44v5H38z'],
        ['gold', 'M38 111h44v3H38z'],
      ],
      away: 'scaleX(0.3)',
      about: [38, 78],
    },
    {
      drawing: [
        ['velvet', right],
        ['sheen', folds(82)],
        ['shade', folds(78)],
        ['goldDeep', 'M78 112h44v5H78z'],
        ['gold', 'M78 111h44v3H78z'],
      ],
      away: 'scaleX(0.3)',
      about: [122, 78],
    },
    {
      // What hangs and stands in front of the curtains.
      drawing: [
        ['secondDeep', 'M36 34h88v12q-7 9-15 0-7 9-14 0-7 9-15 0-7 9-15 0-7 9-14 0-8 9-15 0z'],
        ['second', 'M36 34h88v9q-7 8-15 0-7 8-14 0-7 8-15 0-7 8-15 0-7 8-14 0-8 8-15 0z'],
        ['column', 'M28 34h9v90h-9zM123 34h9v90h-9z'],
        ['goldDeep', 'M18 32Q56 28 66 12q14-10 28 0 10 16 48 20v8H18z'],
        ['gold', 'M18 31Q58 27 68 11q12-9 24 0 10 16 50 20v4H18z'],
        ['goldDeep', oval(80, 22, 17)],
        ['gold', oval(80, 21, 16)],
        ['ink', oval(80, 21, 13.5)],
        ['goldDeep', 'M20 121h120l4 9H16z'],
        ['gold', 'M20 119h120l2 5H18z'],
      ],
      away: still,
      about: [80, 78],
    },
  ],
  mark: { x: 70, y: 11, size: 20, on: 2 },
}
