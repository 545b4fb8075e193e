import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.section,
  paddingBlockStart: space(8),
  '@media': { [media.lg]: { gap: vars.density.sectionWide, paddingBlockStart: space(10) } },
})

export const section = style({ display: 'flex', flexDirection: 'column', gap: space(4) })
