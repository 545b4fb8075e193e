import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { slowing } from './ticks.ts'

/** How long a turn takes, in ms; the drawn sector then stands under the pointer. */
export const turnTime = 4_000
/** Afterwards the sector shows itself before the prize is told. */
export const landedTime = 1_100

export const frame = style({
  inlineSize: 'min(100%, 23rem)',
  aspectRatio: '224 / 228',
  marginInline: 'auto',
})

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
})

export const rim = style({
  fill: vars.color.raised,
  stroke: vars.color.coins,
  strokeWidth: 2,
})

// The origin of an SVG's own coordinates is the middle of the wheel.
export const disc = style([
  { transformOrigin: '0 0' },
  whenMoving(`[data-turning] &`, {
    transition: `transform ${turnTime}ms cubic-bezier(${slowing.join(', ')})`,
  }),
])

const flash = keyframes({ '50%': { opacity: 0.35 } })

export const field = style([
  { stroke: vars.color.page, strokeWidth: 1.2, strokeLinejoin: 'round' },
  whenMoving('[data-won] > &', {
    animation: `${flash} 350ms ${vars.motion.standard} ${turnTime}ms 4`,
  }),
])

const glow = keyframes({ '50%': { opacity: 0.3 } })

/** Stays around the sector that was drawn, and blinks. */
export const lit = style([
  {
    fill: 'none',
    stroke: vars.color.coins,
    strokeWidth: 5,
    strokeLinejoin: 'round',
  },
  whenMoving('&', { animation: `${glow} 900ms ${vars.motion.standard} infinite` }),
])

const inkVar = '--wheel-ink'
const of = (fill: string, ink: string) => ({
  fill,
  vars: { [inkVar]: ink },
})

export const sector = styleVariants({
  first: of(vars.color.accent, vars.color.accentContrast),
  second: of(vars.color.raised, vars.color.textPrimary),
  third: of(vars.color.second, vars.color.secondContrast),
})

export const words = style({
  fill: `var(${inkVar})`,
  stroke: 'none',
  fontFamily: vars.font.text,
  fontWeight: vars.font.strongWeight,
  fontSize: '8.4px',
})

export const unit = style({ fontSize: '5.6px', fontWeight: vars.font.textWeight })

export const clear = style({ stopColor: vars.color.page, stopOpacity: 0 })
export const shade = style({ stopColor: vars.color.page, stopOpacity: 0.28 })

const blink = keyframes({ '50%': { opacity: 0.25 } })

export const bulb = style([
  {
    fill: vars.color.coins,
    selectors: { '&:nth-child(2n)': { fill: vars.color.entries } },
  },
  whenMoving('[data-turning] &', { animation: `${blink} 420ms linear infinite` }),
  whenMoving('[data-turning] &:nth-child(2n)', { animationDelay: '210ms' }),
])

export const hub = style({
  fill: vars.color.surface,
  stroke: vars.color.coins,
  strokeWidth: 2,
})

export const pointer = style({
  transformBox: 'view-box',
  transformOrigin: '0 -115px',
  fill: vars.color.textPrimary,
  stroke: vars.color.page,
  strokeWidth: 2,
  strokeLinejoin: 'round',
})
