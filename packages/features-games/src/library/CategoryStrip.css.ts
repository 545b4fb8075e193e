import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Scrolls by itself on a phone, from edge to edge; wraps where there is room. */
export const strip = style({
  display: 'flex',
  gap: space(2),
  margin: 0,
  marginInline: `calc(-1 * ${vars.density.gutter})`,
  padding: `${space(1)} ${vars.density.gutter}`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: vars.density.gutter,
  '@media': {
    [media.lg]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
  },
})
