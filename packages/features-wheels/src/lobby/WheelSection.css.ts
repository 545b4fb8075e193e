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

export const art = style({
  inlineSize: '5rem',
  '@media': { [media.md]: { inlineSize: '7rem' } },
})

export const words = style({ display: 'grid', gap: space(2), minInlineSize: 0 })

export const action = style({
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: 'auto' } },
})
