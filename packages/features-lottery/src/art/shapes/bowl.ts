import { oval } from '@marquee/prize-ui/drawing'
import type { DrumShape } from '../drumShape.ts'
import { ring } from './outlines.ts'

const clay = 'M60 152a100 22 0 0 0 200 0c0 66-44 104-100 104S60 218 60 152z'
const lamp = (x: number, y: number) => oval(x, y, 13, 15)

/** A bowl of celadon in a moon gate, with lanterns above it. */
export const bowl: DrumShape = {
  back: [
    ['secondDeep', ring(160, 140, 138, 120)],
    ['second', ring(160, 138, 137, 125)],
    ['goldDeep', ring(160, 139, 122, 118)],
    ['goldDeep', 'M159 18h2v22h-2zM93 38h2v24h-2zM225 38h2v24h-2z'],
    ['secondDeep', `${lamp(160, 54)}${lamp(94, 76)}${lamp(226, 76)}`],
    ['second', `${oval(160, 53, 11, 13)}${oval(94, 75, 11, 13)}${oval(226, 75, 11, 13)}`],
    ['glow', `${oval(160, 53, 4, 12)}${oval(94, 75, 4, 12)}${oval(226, 75, 4, 12)}`],
    [
      'gold',
      'M152 38h16v4h-16zM152 66h16v4h-16zM86 60h16v4H86zM86 88h16v4H86zM218 60h16v4h-16zM218 88h16v4h-16z',
    ],
    ['deep', oval(160, 152, 100, 22)],
    ['ink', oval(160, 154, 90, 17)],
  ],
  heap: { middle: [160, 134], reach: [70, 40] },
  motion: 'toss',
  front: [
    ['deep', clay],
    ['pale', 'M60 152a100 22 0 0 0 200 0c0 62-44 98-100 98S60 214 60 152z'],
    ['ball', clay],
    // What a brush has drawn on it.
    [
      'body',
      'M84 196q14-16 30-2 10-18 28-4-8 8-18 6-4 12-20 8-12 4-20-8zM236 196q-14-16-30-2-10-18-28-4 8 8 18 6 4 12 20 8 12 4 20-8zM130 222q14-12 30 0 16-12 30 0-14 10-30 4-16 6-30-4z',
    ],
    ['gloss', 'M76 178q2 34 28 54-26-12-36-46 0-12 8-8z'],
    ['goldDeep', 'M60 152a100 22 0 0 0 200 0l-1 9a99 22 0 0 1-198 0z'],
    ['gold', 'M60 151a100 22 0 0 0 200 0v5a100 22 0 0 1-200 0z'],
    ['deep', 'M122 250q38 8 76 0l6 16q-44 8-88 0z'],
    ['pale', 'M122 249q38 8 76 0l4 11q-42 7-84 0z'],
    ['wood', 'M64 264h192l10 12-14 4v14h-18l-6-12H92l-6 12H68v-14l-14-4z'],
    ['shade', 'M54 276h212l-14 4H68z'],
    ['sheen', 'M64 264h192l3 4H61z'],
  ],
}
