import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.section,
  paddingBlockStart: space(6),
  '@media': { [media.lg]: { gap: vars.density.sectionWide, paddingBlockStart: space(8) } },
})

export const section = style({ display: 'flex', flexDirection: 'column', gap: space(4) })

/** Of a part that stands in the page's hero under a name of its own. */
export const titled = style({})
