import { svgImage } from '@marquee/theme'

/** Stars above the camp. */
export const stars = svgImage(
  280,
  240,
  '<g fill="#3a3484"><path d="m40 36 2 6 6 2-6 2-2 6-2-6-6-2 6-2zM214 150l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"/><circle cx="120" cy="20" r="1.5"/><circle cx="250" cy="56" r="1.5"/><circle cx="92" cy="132" r="1.5"/><circle cx="22" cy="204" r="1.5"/><circle cx="158" cy="214" r="1.5"/></g>',
)

/** Ripples that the wind leaves in sand. */
export const ripples = svgImage(
  240,
  64,
  '<g fill="none" stroke="#e3c388" stroke-width="2"><path d="M0 14c40-12 80 12 120 0s80 12 120 0M0 46c30 10 60-10 120 0s80-8 120 0"/></g>',
)

const tiles = (ground: string, star: string, cross: string) =>
  svgImage(
    32,
    16,
    `<path fill="${ground}" d="M0 0h32v16H0z"/><path fill="${star}" d="m16 1 2 3 3-1-1 3 3 2-3 2 1 3-3-1-2 3-2-3-3 1 1-3-3-2 3-2-1-3 3 1z"/><path fill="${cross}" d="m0 4 4 4-4 4zM32 4l-4 4 4 4z"/><circle cx="16" cy="8" r="1.7" fill="${ground}"/>`,
  )

/** A frieze of eight-pointed stars. */
export const frieze = {
  dark: tiles('#b02a16', '#f0cf94', '#2b2470'),
  light: tiles('#34277d', '#f3d9a4', '#c0331b'),
}

/** Eight-pointed star with a lamp's flame. */
export const star = svgImage(
  28,
  28,
  '<path fill="#c9962f" d="m14 0 4.1 4.1h5.8v5.8L28 14l-4.1 4.1v5.8h-5.8L14 28l-4.1-4.1H4.1v-5.8L0 14l4.1-4.1V4.1h5.8z"/><path fill="#c0280f" d="M14 7c5 5 5 8 0 14-5-6-5-9 0-14"/>',
)

/** A strand of sand on the wind. */
export const strand = 'linear-gradient(90deg, #c9962f, #c0331b 34%, transparent 90%)'
