import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** One line. Reaches the screen's edges, so that chips go out of sight there and not at an invisible line. */
export const strip = style({
  display: 'flex',
  gap: space(2),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `${space(1)} ${vars.density.gutter}`,
  margin: `calc(-1 * ${space(1)}) calc(-1 * ${vars.density.gutter})`,
  // Its place is kept before the first chip comes, and one that comes late pushes nothing down.
  minBlockSize: `calc(2.75rem + 2 * ${space(1)})`,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': {
    [media.lg]: {
      minBlockSize: `calc(2.25rem + 2 * ${space(1)})`,
      paddingInline: vars.density.gutterWide,
      marginInline: `calc(-1 * ${vars.density.gutterWide})`,
    },
  },
})
