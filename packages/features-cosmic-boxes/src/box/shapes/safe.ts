import { oval } from '@marquee/prize-ui/drawing'
import type { BoxShape } from '../boxShape.ts'

/** A vault with lit edges; its door swings open. */
export const safeBox: BoxShape = {
  back: [
    ['steelDeep', 'M34 124h20v8H34zM106 124h20v8h-20z'],
    ['steelDeep', 'M28 16h104l4 4v102l-4 4H28l-4-4V20z'],
    ['deep', 'M28 15h100l4 4v100l-4 4H28l-4-4V19z'],
    ['steel', 'M31 19h94l3 3v94l-3 3H31l-3-3V22z'],
    ['steelDeep', 'M35 24h86v90H35z'],
    ['ink', 'M38 28h80v82H38z'],
    ['steelDeep', 'M38 82h80v4H38z'],
    ['sheen', 'M38 82h80v1H38z'],
  ],
  light: 'M38 28h80v82H38z',
  sparks: [-2, 34],
  front: [
    ['edge', 'M36 26h84v86H36z'],
    ['steelDeep', 'M28 34h9v16h-9zM28 88h9v16h-9z'],
    ['gloss', 'M29 35h3v14h-3zM29 89h3v14h-3z'],
  ],
  moving: [
    {
      drawing: [
        ['steelDeep', 'M34 25h86v88H34z'],
        ['steel', 'M34 25h86v84H34z'],
        ['ink', 'M41 32h72v72H41z'],
        ['edge', 'M45 36h64v64H45z'],
        [
          'second',
          'M49 40h14v3H52v11h-3zM105 40H91v3h11v11h3zM49 96h14v-3H52V82h-3zM105 96H91v-3h11V82h3z',
        ],
        ['wire', 'M77 40v8M77 88v8M49 68h8M97 68h8'],
        ['steelDeep', oval(77, 69, 23)],
        ['steel', oval(77, 67, 22)],
        ['ink', oval(77, 67, 19)],
      ],
      away: 'skewY(-12deg) scaleX(-0.3)',
      about: [34, 68],
    },
  ],
  mark: { x: 63, y: 53, size: 28, on: 0 },
}
