import { vars } from '@marquee/theme'
import { displayFont, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({ display: 'grid', gap: space(4) })
export const words = style({ display: 'grid', gap: space(2) })

export const steps = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(4) } },
})

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  columnGap: space(4),
  rowGap: space(2),
  padding: space(4),
  borderRadius: vars.radius.card,
  border: `${vars.line.card} solid ${vars.color.border}`,
  background: vars.color.surface,
})

export const what = style({ display: 'grid', justifyItems: 'start', gap: space(2) })

export const action = style({ '@media': { [media.md]: { justifySelf: 'start' } } })

export const current = style({ borderColor: vars.color.accent })

export const sign = style({
  ...displayFont,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: '50%',
  background: vars.color.sunken,
  color: vars.color.textPrimary,
  selectors: {
    '[aria-current="step"] > &': {
      background: vars.color.accent,
      color: vars.color.accentContrast,
    },
  },
})
