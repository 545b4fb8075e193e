import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, space } from '../style.ts'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
  '@media': {
    [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space(6) },
  },
})

export const art = styleVariants({
  drawing: { inlineSize: '5.5rem', '@media': { [media.md]: { inlineSize: '7rem' } } },
  own: {},
})

export const words = style({ display: 'grid', gap: space(2), minInlineSize: 0 })

export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  '@media': { [media.md]: { gridColumn: 'auto' } },
})
globalStyle(`${actions} > :only-child`, { flexGrow: 1 })
