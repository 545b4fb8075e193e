import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
  '@media': {
    [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space(6) },
  },
})

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: '50%',
  background: vars.color.accent,
  color: vars.color.accentContrast,
})

export const words = style({ display: 'grid', gap: space(2), minInlineSize: 0 })
export const gives = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) })

export const action = style({
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: 'auto' } },
})
