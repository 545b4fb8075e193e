import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'

/** A round window on the land of a season. */
export const pane = style({
  blockSize: '100%',
  aspectRatio: '1',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: '50%',
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
})
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%' })
