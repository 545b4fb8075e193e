import { media, space } from '@marquee/ui/style'
import { style, styleVariants } from '@vanilla-extract/css'

export const title = style({ marginBlock: `${space(1)} ${space(4)}` })

const base = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '29%',
  gap: space(3),
  overflow: 'hidden',
  '@media': {
    [media.sm]: { gridAutoColumns: '21.5%' },
    [media.md]: { gridAutoColumns: '9.75rem', gap: space(4) },
    [media.xl]: { gridAutoColumns: '10.75rem' },
  },
})

export const row = styleVariants({ 1: 1, 2: 2, 3: 3 }, (rows) => [
  base,
  { gridTemplateRows: `repeat(${rows}, auto)` },
])
