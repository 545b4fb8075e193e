import { vars } from '@marquee/theme'
import { focusRing, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Looks as the links beside it in the line below a game. */
export const link = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    minBlockSize: 44,
    paddingInline: space(4),
    border: 0,
    background: 'none',
    color: vars.color.textSecondary,
    font: 'inherit',
    fontSize: textSize('sm'),
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.textPrimary } },
  },
  focusRing,
])
