import { oval } from '@marquee/prize-ui/drawing'
import type { BoxShape } from '../boxShape.ts'
import { beam } from './beam.ts'

const body = 'M22 64h116v50q0 10-10 10H32q-10 0-10-10z'
const dome = 'M22 64V54q0-32 34-32h48q34 0 34 32v10z'

/** A tin lunch box from a diner's counter: chrome edges, speed stripes, and a lid on hinges. */
export const lunchBox: BoxShape = {
  back: [
    ['steelDeep', 'M24 60h112v10H24z'],
    ['ink', 'M28 60h104v10H28z'],
  ],
  light: beam(34, 120, 64),
  sparks: [-4, 4],
  front: [
    ['body', body],
    ['second', 'M22 84h116v5H22zM22 93h116v9H22z'],
    ['secondDeep', 'M22 100h116v2H22z'],
    ['steelDeep', 'M22 112v2q0 10 10 10h96q10 0 10-10v-2q0 6-10 6H32q-10 0-10-6z'],
    ['column', body],
    ['steel', 'M22 64h116v6H22z'],
    ['gloss', 'M22 64h116v2H22z'],
    ['steelDeep', oval(80, 95, 24)],
    ['steel', oval(80, 94, 23)],
    ['white', oval(80, 94, 19.5)],
  ],
  moving: [
    {
      drawing: [
        ['steelDeep', 'M58 24v-8q0-10 10-10h24q10 0 10 10v8h-7v-7q0-4-4-4H69q-4 0-4 4v7z'],
        ['steel', 'M58 22v-7q0-9 10-9h24q10 0 10 9l-2 3q-1-7-8-7H68q-7 0-8 11z'],
        ['deep', dome],
        ['body', 'M22 60V54q0-31 34-31h48q34 0 34 31v6z'],
        ['second', 'M24 46q2-7 6-11h100q4 4 6 11z'],
        ['column', dome],
        ['gloss', 'M34 42q4-14 24-15h36q-34 2-48 16-8 6-12-1z'],
        ['steel', 'M20 57h120v8H20z'],
        ['steelDeep', 'M20 62h120v3H20z'],
        ['gloss', 'M20 57h120v2H20z'],
        ['goldDeep', 'M38 54h14v20q-7 5-14 0zM108 54h14v20q-7 5-14 0z'],
        ['gold', 'M38 54h11v19q-6 3-11 0zM108 54h11v19q-6 3-11 0z'],
        ['ink', oval(45, 67, 2.5)],
        ['ink', oval(115, 67, 2.5)],
      ],
      away: 'rotate(36deg)',
      about: [140, 64],
    },
  ],
  mark: { x: 66, y: 80, size: 28 },
}
