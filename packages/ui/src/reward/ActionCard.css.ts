import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { space } from '../style.ts'

/** Its own width decides how a card is laid out: compact on a shelf, one line across a page. */
export const section = style({ containerType: 'inline-size', display: 'grid' })

const wide = '(min-width: 40rem)'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  alignItems: 'center',
  gap: space(4),
  '@container': {
    [wide]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateRows: 'auto',
      columnGap: space(6),
    },
  },
})

export const art = styleVariants({
  drawing: { inlineSize: '5rem', '@container': { [wide]: { inlineSize: '7rem' } } },
  own: {},
})

export const words = style({ display: 'grid', gap: space(2), minInlineSize: 0 })

export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  '@container': { [wide]: { gridColumn: 'auto' } },
})
globalStyle(`${actions} > :first-child`, { flexGrow: 1 })
