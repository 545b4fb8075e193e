import { oval } from '@marquee/prize-ui/drawing'
import type { DrumShape } from '../drumShape.ts'

const crown = 'M76 138c6 40 8 78 10 116q6 32 74 32t74-32c2-38 4-76 10-116z'
const star = (x: number, y: number, size: number) =>
  `M${x} ${y - size}l${size * 0.28} ${size * 0.72} ${size * 0.72} ${size * 0.28}-${size * 0.72} ${size * 0.28}-${size * 0.28} ${size * 0.72}-${size * 0.28}-${size * 0.72}-${size * 0.72}-${size * 0.28} ${size * 0.72}-${size * 0.28}z`

/** A magician's hat turned over, with tickets up to its brim and a wand beside it. */
export const hat: DrumShape = {
  back: [
    ['ink', 'M238 118L294 20l13 8-56 98z'],
    ['goldDeep', 'M281 43l13-23 13 8-13 23zM244 108l6-10 13 8-6 10z'],
    ['gold', 'M283 41l12-20 8 5-12 20z'],
    ['gold', `${star(60, 54, 16)}${star(104, 26, 10)}${star(254, 44, 12)}${star(28, 96, 8)}`],
    ['velvet', oval(160, 132, 132, 32)],
    ['shade', oval(160, 132, 132, 32)],
    ['ink', oval(160, 130, 92, 20)],
  ],
  heap: { middle: [160, 108], reach: [74, 46] },
  motion: 'toss',
  front: [
    ['velvet', crown],
    ['column', crown],
    ['goldDeep', 'M79 160q81 30 162 0l-3 36q-78 28-156 0z'],
    ['gold', 'M79 158q81 30 162 0l-3 32q-78 28-156 0z'],
    ['velvet', 'M160 183q-5-9-13-6-9 5-2 15 6 8 15 13 9-5 15-13 7-10-2-15-8-3-13 6z'],
    ['velvet', 'M28 132a132 32 0 0 0 264 0h-40a92 20 0 0 1-184 0z'],
    ['sheen', 'M28 132a132 32 0 0 0 264 0h-40a92 20 0 0 1-184 0z'],
    ['goldDeep', 'M28 134a132 32 0 0 0 264 0v6a132 32 0 0 1-264 0z'],
    ['gold', 'M28 132a132 32 0 0 0 264 0v5a132 32 0 0 1-264 0z'],
    ['gloss', 'M96 214q4 36 10 52-12-8-14-24l-4-28q4-6 8 0z'],
    ['shade', oval(160, 290, 84, 5)],
  ],
}
