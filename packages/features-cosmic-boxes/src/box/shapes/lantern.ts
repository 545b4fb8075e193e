import { oval } from '@marquee/prize-ui/drawing'
import type { BoxShape } from '../boxShape.ts'

const paper =
  'M58 46C34 50 24 68 24 84s10 34 34 38q8 4 22 4t22-4c24-4 34-22 34-38s-10-34-34-38q-8 6-22 6t-22-6z'

/** A round lantern of paper with a moon gate on it; the roof is lifted off. */
export const lanternBox: BoxShape = {
  back: [
    ['goldDeep', oval(80, 46, 25, 8)],
    ['ink', oval(80, 46, 20, 6)],
  ],
  light: 'M60 46L44-14H116L100 46q-20 8-40 0z',
  sparks: [0, -8],
  front: [
    ['body', paper],
    [
      'deep',
      'M60 49C38 56 32 72 32 84s6 28 26 37l-3 1C34 114 29 98 29 84s7-30 29-36zM100 49c22 7 28 23 28 35s-6 28-26 37l3 1c21-8 26-24 26-38s-7-30-29-36zM67 51C55 58 50 72 50 84s5 28 16 39l-3-1C51 112 47 98 47 84s5-28 17-34zM93 51c12 7 17 21 17 33s-5 28-16 39l3-1c12-10 16-24 16-38s-5-28-17-34z',
    ],
    ['ball', paper],
    ['gloss', 'M36 76q2-16 14-22-7 10-7 24-2 6-7-2z'],
    ['goldDeep', oval(80, 86, 26)],
    ['gold', oval(80, 85, 25)],
    ['ink', oval(80, 85, 21.5)],
    ['goldDeep', 'M58 118q22 8 44 0l-3 9q-19 7-38 0z'],
    ['gold', 'M58 116q22 8 44 0l-1 5q-21 7-42 0z'],
    ['secondDeep', 'M75 128h10l3 14H72z'],
    ['second', 'M75 127h10l1 12h-3l-1-5-1 6h-3l-1-6-1 5h-2z'],
  ],
  moving: [
    {
      drawing: [
        ['goldDeep', 'M77 4h6v14h-6zM80 0a5 5 0 1 1 0 10 5 5 0 1 1 0-10z'],
        ['secondDeep', 'M36 38q26-2 36-22h16q10 20 36 22 4 4-3 7-20-6-41-6t-41 6q-7-3-3-7z'],
        ['second', 'M36 36q28-2 38-20h12q10 20 38 20 2 3-2 5-20-6-42-6t-42 6q-4-2-2-5z'],
        ['sheen', 'M52 34q18-6 24-18h3q-5 13-27 18z'],
        ['goldDeep', 'M54 46q26-8 52 0l-2 6q-24 8-48 0z'],
        ['gold', 'M54 44q26-9 52 0l-1 4q-25 6-50 0z'],
        ['gold', oval(80, 14, 6, 5)],
      ],
      away: 'translate(24px, -26px) rotate(16deg)',
      about: [104, 44],
    },
  ],
  mark: { x: 65, y: 70, size: 30 },
}
