import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Reaches the screen's edges, so that chips go out of sight there and not at an invisible line. */
export const strip = style({
  display: 'flex',
  gap: space(2),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `${space(1)} ${vars.density.gutter}`,
  margin: `calc(-1 * ${space(1)}) calc(-1 * ${vars.density.gutter})`,
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&:empty': { display: 'none' },
  },
  '@media': {
    [media.lg]: {
      flexWrap: 'wrap',
      overflowX: 'visible',
      paddingInline: vars.density.gutterWide,
      marginInline: `calc(-1 * ${vars.density.gutterWide})`,
    },
  },
})
