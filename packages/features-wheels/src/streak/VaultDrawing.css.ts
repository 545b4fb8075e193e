import { vars } from '@marquee/theme'
import { media, space, textSize, whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

export const vault = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(2),
  margin: 0,
  padding: space(3),
  listStyle: 'none',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 ${vars.line.card} ${vars.color.border}`,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

const pass = keyframes({
  '40%': { background: vars.color.accent, color: vars.color.accentContrast },
})

/** Lit one after the other while the draw goes through them. */
const order = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `&:nth-child(${index + 1})`,
    { animationDelay: `${index * 120}ms` },
  ]),
)

export const box = style([
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space(1),
    minBlockSize: '5.5rem',
    padding: space(2),
    borderRadius: vars.radius.field,
    background: vars.color.raised,
    color: vars.color.textPrimary,
    boxShadow: vars.elevation.low,
    textAlign: 'center',
    selectors: {
      ...order,
      '&[data-won]': { background: vars.color.accent, color: vars.color.accentContrast },
    },
  },
  whenMoving('[data-turning] &', {
    animationName: pass,
    animationDuration: '960ms',
    animationIterationCount: 4,
  }),
])

export const icon = style({ opacity: 0.85 })
export const words = style({ fontSize: textSize('xs') })
export const amount = style({
  display: 'block',
  fontSize: textSize('md'),
  fontWeight: vars.font.strongWeight,
  fontVariantNumeric: 'tabular-nums',
})
