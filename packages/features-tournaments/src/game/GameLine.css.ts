import { vars } from '@marquee/theme'
import { media, oneLine, sideways, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  alignItems: 'baseline',
  alignContent: 'center',
  // A row of its own on a phone, in line with the rows below.
  flex: '1 1 100%',
  minInlineSize: 0,
  gap: space(2),
  margin: 0,
  paddingBlock: space(2),
  paddingInline: space(4),
  fontSize: textSize('sm'),
  color: vars.color.textPrimary,
  '@media': {
    [media.lg]: { flex: '0 1 auto', paddingBlock: 0, paddingInline: space(3) },
    // A long name is shortened, but no further than it can be read: the row can be swiped.
    [sideways]: {
      flex: 'none',
      maxInlineSize: '15rem',
      paddingBlock: 0,
      paddingInline: space(3),
    },
  },
})
export const sign = style({ alignSelf: 'center' })
export const title = style([oneLine, { minInlineSize: 0, color: vars.color.textSecondary }])
export const standing = style({
  flex: 'none',
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.strongWeight,
})
