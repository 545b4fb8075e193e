import { vars } from '@marquee/theme'
import { displayFont, whenMoving } from '@marquee/ui/style'
import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'

const metal = createVar()

const shine = keyframes({
  '0%, 55%': { transform: 'translateX(-150px)' },
  '100%': { transform: 'translateX(150px)' },
})
const rise = keyframes({ from: { transform: 'scale(0.7)', opacity: 0 } })

export const crest = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
})

const paint = (color: string) => ({ vars: { [metal]: color } })
/** What each section is made of, the lowest first. */
export const section = styleVariants({
  1: paint(`color-mix(in srgb, ${vars.color.caution} 62%, ${vars.color.textSecondary})`),
  2: paint(vars.color.textSecondary),
  3: paint(vars.color.coins),
  4: paint(vars.color.second),
  5: paint(vars.color.accent),
})

const dark = `color-mix(in srgb, ${metal} 62%, #000)`
const light = `color-mix(in srgb, ${metal} 45%, #fff)`

export const edge = style({ fill: metal, stroke: dark, strokeWidth: 3, strokeLinejoin: 'round' })
export const field = style({ fill: `color-mix(in srgb, ${metal} 20%, ${vars.color.surface})` })
export const rim = style({ fill: 'none', stroke: light, strokeWidth: 2, opacity: 0.8 })
export const ribbon = style({
  fill: `color-mix(in srgb, ${vars.color.accent} 72%, #000)`,
  stroke: dark,
  strokeWidth: 2,
  strokeLinejoin: 'round',
})
export const leaf = style({ fill: metal, stroke: dark, strokeWidth: 2, strokeLinejoin: 'round' })
export const gem = style({ fill: metal, stroke: dark, strokeWidth: 2.5, strokeLinejoin: 'round' })
export const facet = style({ fill: light, opacity: 0.75 })
export const pip = style({ fill: metal, stroke: dark, strokeWidth: 1.5 })
export const glint = style([
  { fill: '#fff', opacity: 0.28, transform: 'translateX(-150px)' },
  whenMoving('&', { animation: `${shine} 5s ${vars.motion.standard} infinite` }),
])
export const number = style([
  displayFont,
  {
    fill: vars.color.textPrimary,
    fontSize: '44px',
    letterSpacing: 0,
    textAnchor: 'middle',
    dominantBaseline: 'central',
    fontVariantNumeric: 'tabular-nums',
  },
])
export const arriving = style([
  { transformBox: 'fill-box', transformOrigin: 'center' },
  whenMoving('&', { animation: `${rise} 640ms ${vars.motion.enter} both` }),
])
