import { svgImage, type ModeTokens } from '@marquee/theme'

const scanLines = (ink: string) =>
  `repeating-linear-gradient(0deg,${ink} 0 1px,transparent 1px 4px)`

/** Faint enough to be read over: texts and tables stand on it. */
const rain = (ink: string, opacity: number) =>
  svgImage(
    132,
    180,
    `<path d="M20 6 8 54M74 30 64 70M118 92l-14 56M40 112l-9 36M92 150l-5 20" stroke="${ink}" stroke-opacity="${opacity}" stroke-width="1.5"/>`,
  )

/** A stroke along the two corners that `shape.card` cuts off, where a border cannot follow. */
const cutEdges = (ink: string) =>
  [225, 45]
    .map(
      (angle) =>
        `linear-gradient(${angle}deg,transparent 12.5px,${ink} 12.5px 14.5px,transparent 14.5px)`,
    )
    .join(',')

const chevrons = (ink: string, ground: string) =>
  svgImage(
    20,
    8,
    `<path fill="${ground}" d="M0 0h20v8H0z"/><path fill="${ink}" d="M2 0h7l5 4-5 4H2l5-4z"/>`,
  )

const flash =
  'linear-gradient(112deg,transparent 68%,rgb(255 255 255/.55) 68% 78%,transparent 78% 82%,rgb(255 255 255/.55) 82% 85%,transparent 85%)'

export const nightTexture: ModeTokens['texture'] = {
  page: `${rain('#9fd4ff', 0.05)},${scanLines('rgb(255 255 255/.022)')}`,
  surface: scanLines('rgb(255 255 255/.03)'),
  raised: cutEdges('#e6fb12'),
  accent: flash,
  bar: `${scanLines('rgb(255 255 255/.03)')},linear-gradient(#262e35,#161b20)`,
  trim: chevrons('#e6fb12', '#0d1013'),
}

export const dayTexture: ModeTokens['texture'] = {
  page: `${rain('#2f6d9c', 0.06)},${scanLines('rgb(20 24 28/.025)')}`,
  surface: scanLines('rgb(20 24 28/.03)'),
  raised: cutEdges('#14181c'),
  accent: flash,
  bar: `${scanLines('rgb(20 24 28/.03)')},linear-gradient(#fff,#e9eef2)`,
  trim: chevrons('#dcf200', '#14181c'),
}
