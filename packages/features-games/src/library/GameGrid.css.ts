import { media, space } from '@marquee/ui/style'
import { createVar, style } from '@vanilla-extract/css'

export const columns = createVar()

const gaps = {
  columnGap: space(3),
  rowGap: space(4),
  '@media': { [media.md]: { columnGap: space(4), rowGap: space(5) } },
} as const

/** The same columns as the tile grid of the component library. */
export const grid = style([
  gaps,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(6.75rem, 1fr))',
    '@media': {
      [media.md]: { gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))' },
      [media.xl]: { gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))' },
    },
  },
])

export const cell = style({ minInlineSize: 0 })

export const rest = style({
  paddingBlockStart: space(4),
  '@media': { [media.md]: { paddingBlockStart: space(5) } },
})

export const row = style([
  gaps,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    paddingBlockEnd: space(4),
    '@media': { [media.md]: { paddingBlockEnd: space(5) } },
  },
])
