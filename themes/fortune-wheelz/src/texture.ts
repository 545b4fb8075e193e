import { svgImage } from '@marquee/theme'

const boomerangs = (one: string, other: string) =>
  svgImage(
    132,
    132,
    `<g fill="none" stroke-width="6" stroke-linecap="round"><path stroke="${one}" d="M14 34q20-20 34 4M84 98q4-26 34-20"/><path stroke="${other}" d="M90 22q22-2 22 24M24 92q-2 24 24 24"/></g>`,
  )

/** Laminate of a diner's table tops. */
export const laminate = {
  dark: boomerangs('#0b3a42', '#0e313c'),
  light: boomerangs('#eedfb8', '#dcead9'),
}

/** Two rows of floor tiles between chrome edges. */
export const floor = (tile: string, gap: string) =>
  `linear-gradient(#f6efdd, #8aa3a4), conic-gradient(${gap} 25%, ${tile} 0 50%, ${gap} 0 75%, ${tile} 0)`

/** The shine of enamel under a lamp. */
export const enamel =
  'linear-gradient(180deg, rgb(255 255 255 / .26), rgb(255 255 255 / 0) 42%, rgb(0 0 0 / .16))'

/** Hubcap before a title. */
export const hubcap = svgImage(
  28,
  28,
  '<circle cx="14" cy="14" r="13" fill="#c8102e"/><circle cx="14" cy="14" r="9.5" fill="#f6efdd"/><path stroke="#2a8d95" stroke-width="3" d="M14 5v18M6.2 9.5l15.6 9M6.2 18.5l15.6-9"/><circle cx="14" cy="14" r="3.5" fill="#8aa3a4"/>',
)

/** Three speed stripes. */
export const stripes =
  'linear-gradient(180deg, #d4163c 0 28%, transparent 0 36%, #e0a63a 0 64%, transparent 0 72%, #2a8d95 0)'
