import type { BoxShape } from '../boxShape.ts'
import { beam } from './beam.ts'

/** The case with a handle that the feature begins with; nothing on it is of any place. */
export const caseBox: BoxShape = {
  back: [],
  light: beam(36, 124, 60),
  sparks: [0, 0],
  front: [
    ['body', 'M30 60H130L122 112Q121 120 113 120H47Q39 120 38 112z'],
    ['shade', 'M30 60H130L129 68H31z'],
    ['column', 'M30 60H130L122 112Q121 120 113 120H47Q39 120 38 112z'],
  ],
  moving: [
    {
      drawing: [
        ['gold', 'M59 38v-6q0-15 21-15t21 15v6h-6v-6q0-9-15-9t-15 9v6z'],
        ['body', 'M24 46Q24 38 32 38H128Q136 38 136 46V62H24z'],
        ['sheen', 'M32 41H128Q133 41 133 46H27Q27 41 32 41z'],
        ['goldDeep', 'M24 55H136V62H24z'],
        ['gold', 'M24 54H136V60H24z'],
      ],
      away: 'translate(34px, -34px) rotate(24deg)',
      about: [136, 54],
    },
  ],
  mark: { x: 61, y: 74, size: 38 },
}
