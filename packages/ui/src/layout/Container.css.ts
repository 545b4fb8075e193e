import { style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { media, trimStrip } from '../style.ts'

export const container = style({
  inlineSize: '100%',
  maxInlineSize: `calc(1400px + 2 * ${vars.density.gutterWide})`,
  marginInline: 'auto',
  paddingInline: vars.density.gutter,
  '@media': { [media.lg]: { paddingInline: vars.density.gutterWide } },
})

export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.section,
  '@media': { [media.lg]: { gap: vars.density.sectionWide } },
})

export const trim = style([trimStrip, { pointerEvents: 'none' }])
