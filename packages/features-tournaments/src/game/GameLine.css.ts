import { vars } from '@marquee/theme'
import { media, oneLine, sideways, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 100%',
  minInlineSize: 0,
  gap: space(2),
  margin: 0,
  paddingBlockStart: space(2),
  paddingInline: space(3),
  fontSize: textSize('sm'),
  color: vars.color.textPrimary,
  '@media': {
    [media.lg]: { flex: '0 1 auto', paddingBlockStart: 0 },
    // A long name is shortened, but no further than it can be read: the row can be swiped.
    [sideways]: { flex: 'none', maxInlineSize: '15rem', paddingBlockStart: 0 },
  },
})
export const title = style([oneLine, { minInlineSize: 0, color: vars.color.textSecondary }])
export const standing = style({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.strongWeight,
})
