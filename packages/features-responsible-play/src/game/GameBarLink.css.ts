import { vars } from '@marquee/theme'
import { focusRing, media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const link = style([
  {
    display: 'flex',
    alignItems: 'center',
    // Beside the last game's round cover, which stands in the middle of a phone's bottom bar.
    justifyContent: 'flex-start',
    paddingInline: space(4),
    gap: space(2),
    minBlockSize: 44,
    color: vars.color.textSecondary,
    fontSize: textSize('sm'),
    textDecoration: 'none',
    selectors: { '&:hover': { color: vars.color.textPrimary } },
    '@media': { [media.lg]: { justifyContent: 'center' } },
  },
  focusRing,
])
