import { svgImage } from '@marquee/theme'

/** A building plate seen from above. */
export const plate = svgImage(
  40,
  40,
  '<circle cx="20" cy="22" r="9" fill="#082c6c"/><circle cx="20" cy="20" r="9" fill="#0c3c8c"/>',
)

/** Cotton clouds. */
export const clouds = svgImage(
  320,
  220,
  '<g fill="#d6f0ff"><path d="M30 92a18 18 0 0 1 6-35 26 26 0 0 1 49-5 21 21 0 0 1 33 22 10 10 0 0 1-3 18z"/><path d="M196 190a14 14 0 0 1 5-27 21 21 0 0 1 39-4 16 16 0 0 1 26 17 8 8 0 0 1-3 14z"/></g>',
)

const brick = (x: number, face: string, edge: string) =>
  `<path fill="${edge}" d="M${x + 5} 0h8v4h6V0h8v16h-27V4h5z"/><path fill="${face}" d="M${x + 5} 0h8v3h6V0h8v12h-27V4h5z"/>`

/** A row of toy bricks. */
export const bricks = svgImage(
  112,
  16,
  brick(0, '#ffcb1f', '#d99a00') +
    brick(28, '#ff6b5e', '#cc3f38') +
    brick(56, '#5fe3b0', '#2bad7d') +
    brick(84, '#b58cff', '#8459d6'),
)

/** A wooden block with a star. */
export const block = svgImage(
  30,
  32,
  '<rect y="4" width="30" height="28" rx="7" fill="#d99a00"/><rect width="30" height="28" rx="7" fill="#ffcb1f"/><path fill="#fff" stroke="#ff6b5e" stroke-width="2" stroke-linejoin="round" d="m15 5 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.4 6.4-.8z"/>',
)

/** Crayon, one colour after the other. */
export const crayon =
  'linear-gradient(90deg, #ffcb1f 0 25%, #ff6b5e 0 50%, #3fcf9a 0 75%, #a277f5 0)'
