import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'

/** A window onto the land: the part of it around the stop that is next. */
export const view = style({
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: vars.radius.tile,
  border: `${vars.line.hairline} solid ${vars.color.border}`,
})
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%' })
