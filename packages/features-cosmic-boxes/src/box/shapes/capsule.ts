import type { BoxShape } from '../boxShape.ts'

/** A case for rough weather with its corners cut: clamps spring off, and the top comes up. */
export const capsuleBox: BoxShape = {
  back: [
    ['steelDeep', 'M44 60h72v30H44z'],
    ['ink', 'M48 62h64v28H48z'],
  ],
  light: 'M36 80L10 4H150L124 80z',
  sparks: [0, 12],
  front: [
    ['steelDeep', 'M22 74h116v32l-20 22H42l-20-22z'],
    ['steel', 'M22 74h116v28l-20 20H42l-20-20z'],
    ['ink', 'M30 88h100v12l-8 9H38l-8-9z'],
    [
      'body',
      'M34 88h12l10 10.5-10 10.5H40l-3-3.5 6-7zM58 88h12l10 10.5-10 10.5H58l10-10.5zM82 88h12l10 10.5-10 10.5H82l10-10.5zM106 88h12l10 10.5-10 10.5h-10l8-10.5z',
    ],
    ['gloss', 'M22 74h116v3H22z'],
    ['deep', 'M46 128h16v4H46zM98 128h16v4H98z'],
  ],
  moving: [
    {
      drawing: [
        ['steelDeep', 'M58 24v-8l8-8h28l8 8v8h-8v-5l-4-4H70l-4 4v5z'],
        ['steel', 'M58 22v-6l8-8h28l8 8-3 3-6-5H68l-6 8z'],
        ['steelDeep', 'M42 22h76l20 20v32H22V42z'],
        ['steel', 'M42 22h76l20 20v27H22V42z'],
        ['sheen', 'M42 22h76l6 6H48L28 48v21h-6V42z'],
        ['secondDeep', 'M22 64h116v10H22z'],
        ['second', 'M22 64h116v5.5H22z'],
        ['ink', 'M60 28h40l8 8v20l-8 8H60l-8-8V36z'],
      ],
      away: 'translateY(-34px) rotate(5deg)',
      about: [80, 48],
    },
    {
      drawing: [
        ['deep', 'M16 62h16l4 4v16l-4 4H16z'],
        ['body', 'M16 62h16l4 4v14H16z'],
        ['ink', 'M21 70h9v5h-9z'],
      ],
      away: 'translate(-8px, 12px) rotate(-52deg)',
      about: [24, 86],
    },
    {
      drawing: [
        ['deep', 'M144 62h-16l-4 4v16l4 4h16z'],
        ['body', 'M144 62h-16l-4 4v14h20z'],
        ['ink', 'M130 70h9v5h-9z'],
      ],
      away: 'translate(8px, 12px) rotate(52deg)',
      about: [136, 86],
    },
  ],
  mark: { x: 64, y: 30, size: 32, on: 0 },
}
