import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 20,
  blockSize: 20,
  marginInlineStart: 'auto',
  paddingInline: space(1),
  borderRadius: 10,
  background: vars.color.accent,
  color: vars.color.accentContrast,
  fontSize: textSize('xs'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
})

/** At the corner of an icon. */
export const corner = style([
  count,
  {
    position: 'absolute',
    insetBlockStart: -6,
    insetInlineStart: 'calc(50% + 6px)',
    minInlineSize: 18,
    blockSize: 18,
  },
])
