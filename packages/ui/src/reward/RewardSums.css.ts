import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'
import { displayFont, media, space, textSize, whenMoving } from '../style.ts'

export const sums = style({
  display: 'grid',
  gap: space(4),
  inlineSize: '100%',
  maxInlineSize: '30rem',
})

export const sum = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(1),
  padding: `${space(4)} ${space(2)}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  fontSize: textSize('lg'),
  '@media': { [media.md]: { fontSize: textSize('xl'), gap: space(3) } },
})

export const part = style([
  {
    display: 'grid',
    justifyItems: 'center',
    gap: space(1),
    selectors: { '&[data-hidden]': { opacity: 0 } },
  },
  whenMoving('&', { transition: `opacity ${vars.motion.quick} ${vars.motion.enter}` }),
])

export const sign = style({ color: vars.color.textSecondary, fontWeight: vars.font.strongWeight })

export const total = style([
  displayFont,
  { fontSize: textSize('xl'), '@media': { [media.md]: { fontSize: textSize('xxl') } } },
])
