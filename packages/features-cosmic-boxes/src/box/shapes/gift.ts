import { oval } from '@marquee/prize-ui/drawing'
import type { BoxShape } from '../boxShape.ts'
import { beam } from './beam.ts'

const body = 'M30 62H130L126 118Q125 124 118 124H42Q35 124 34 118z'
/** One scallop of an awning of eight. */
const scallop = (index: number) => `M${22 + 14.5 * index} 42h14.5v16a7.25 7.25 0 0 1-14.5 0z`
const scallops = (first: number) => [0, 2, 4, 6].map((index) => scallop(first + index)).join('')

/** A prize in striped paper below an awning, with a bow on top. */
export const giftBox: BoxShape = {
  back: [['ink', 'M30 58H130V70H30z']],
  light: beam(34, 126, 62),
  sparks: [0, 2],
  front: [
    ['body', body],
    ['white', 'M46 62h12l2 62H50zM102 62h12l-4 62H100z'],
    ['secondDeep', 'M70 62h20v62H70z'],
    ['second', 'M70 62h16v62H70z'],
    ['column', body],
    ['shade', 'M30 62H130L129 70H31z'],
    ['goldDeep', oval(80, 98, 23)],
    ['white', oval(80, 97, 21)],
  ],
  moving: [
    {
      drawing: [
        ['deep', scallops(0)],
        ['body', scallops(0).replaceAll('v16', 'v13')],
        ['steelDeep', scallops(1)],
        ['white', scallops(1).replaceAll('v16', 'v14')],
        ['goldDeep', 'M21 36h118q4 0 4 5v5H17v-5q0-5 4-5z'],
        ['gold', 'M21 35h118q4 0 4 4v3H17v-3q0-4 4-4z'],
        [
          'secondDeep',
          'M80 34Q66 6 46 12q-8 8 0 18 10 8 34 4zM80 34Q94 6 114 12q8 8 0 18-10 8-34 4z',
        ],
        ['second', 'M78 32Q64 10 48 14q-5 6 1 13 9 7 29 5zM82 32Q96 10 112 14q5 6-1 13-9 7-29 5z'],
        ['ink', 'M70 29q-8-8-16-9 2 8 16 9zM90 29q8-8 16-9-2 8-16 9z'],
        ['secondDeep', oval(80, 31, 9, 8)],
        ['second', oval(80, 30, 8, 7)],
        ['gloss', oval(77, 27, 3, 2)],
      ],
      away: 'translate(22px, -30px) rotate(19deg)',
      about: [130, 50],
    },
  ],
  mark: { x: 65, y: 82, size: 30 },
}
