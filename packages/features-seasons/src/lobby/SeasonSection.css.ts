import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'center',
  '@media': {
    [media.md]: { gridTemplateColumns: '17rem minmax(0, 1fr) auto', columnGap: space(6) },
  },
})

/** A window onto the land: the part of it around the stop that is next. */
export const view = style({
  overflow: 'hidden',
  blockSize: '7rem',
  borderRadius: vars.radius.card,
  border: `${vars.line.hairline} solid ${vars.color.border}`,
})
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%' })
export const words = style({ display: 'grid', gap: space(2), minInlineSize: 0 })
