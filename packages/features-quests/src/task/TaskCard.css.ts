import { vars } from '@marquee/theme'
import { backdrop, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${space(3)} ${space(4)}`,
  alignItems: 'start',
  alignContent: 'start',
})

export const seal = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.tile,
  color: vars.color.accentContrast,
  '::before': backdrop({
    clipPath: vars.shape.tile,
    backgroundColor: vars.color.accent,
    backgroundImage: vars.texture.accent,
  }),
  selectors: {
    '&[data-done]': { color: vars.color.positiveContrast },
    '&[data-done]::before': { backgroundColor: vars.color.positive, backgroundImage: 'none' },
  },
})

export const words = style({ display: 'grid', gap: space(1), minInlineSize: 0 })
export const prize = style({ display: 'flex', alignItems: 'center', gap: space(2) })
export const state = style({ justifySelf: 'end' })
export const progress = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
})
export const figures = style({ fontVariantNumeric: 'tabular-nums' })
export const live = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } })
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
})
