import { vars } from '@marquee/theme'
import { focusRing, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const line = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    inlineSize: '100%',
    minBlockSize: 48,
    paddingInline: space(2),
    border: 0,
    background: 'transparent',
    font: 'inherit',
    color: vars.color.textPrimary,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    borderRadius: vars.radius.field,
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[aria-current="page"]': { color: vars.color.accentText },
    },
  },
  focusRing,
])
