import { oval } from '@marquee/prize-ui/drawing'
import type { BoxShape } from '../boxShape.ts'
import { beam } from './beam.ts'

const body = 'M24 66h112v52q0 8-8 8H32q-8 0-8-8z'
const dome = 'M24 66V54q0-36 56-36t56 36v12z'

/** A chest that a caravan carries: a round lid, iron hoops, and a pointed arch with tiles. */
export const chestBox: BoxShape = {
  back: [
    ['goldDeep', 'M24 60h112v12H24z'],
    ['ink', 'M30 60h100v12H30z'],
  ],
  light: beam(40, 124, 66),
  sparks: [4, 4],
  front: [
    ['wood', body],
    ['shade', 'M24 84h112v2H24zM24 104h112v2H24z'],
    ['column', body],
    ['goldDeep', 'M36 66h14v60H36zM110 66h14v60h-14z'],
    ['gold', 'M36 66h11v60H36zM110 66h11v60h-11z'],
    ['ink', [78, 95, 114].flatMap((y) => [41.5, 115.5].map((x) => oval(x, y, 2))).join('')],
    ['goldDeep', 'M56 126V94q0-13 24-26 24 13 24 26v32z'],
    ['gold', 'M57 126V95q0-12 23-25 23 13 23 25v31z'],
    ['deep', 'M60 126V96q0-10 20-22 20 12 20 22v30z'],
    ['body', 'M62 126V97q0-9 18-20 18 11 18 20v29z'],
    ['goldDeep', 'M22 64h116v8H22z'],
    ['gold', 'M22 64h116v5H22z'],
  ],
  moving: [
    {
      drawing: [
        ['wood', dome],
        ['shade', 'M28 42h104l2 2H26zM42 28h76l5 2H37z'],
        ['column', dome],
        ['goldDeep', 'M36 66V36q6-6 14-9v39zM124 66V36q-6-6-14-9v39z'],
        ['gold', 'M36 66V36q5-5 11-8v38zM110 66V27q6 2 11 7v32z'],
        ['ink', [38, 52].flatMap((y) => [41.5, 115.5].map((x) => oval(x, y, 2))).join('')],
        ['gloss', 'M56 27q10-4 24-4-16 3-22 8-4 0-2-4z'],
        ['goldDeep', 'M22 56h116v10H22z'],
        ['gold', 'M22 56h116v6H22z'],
        ['secondDeep', 'M68 52h24v22l-12 8-12-8z'],
        ['second', 'M69 52h20v21l-10 7-10-7z'],
        ['ink', 'M80 58a4 4 0 0 1 2.5 7l1.5 7h-8l1.5-7a4 4 0 0 1 2.5-7z'],
      ],
      away: 'rotate(-30deg)',
      about: [24, 64],
    },
  ],
  mark: { x: 66, y: 94, size: 28 },
}
