import { vars } from '@marquee/theme'
import { focusRing, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const link = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: space(3),
    borderRadius: vars.radius.control,
    border: `${vars.line.hairline} solid ${vars.color.borderControl}`,
    // It also stands on a scene.
    background: vars.color.surface,
    color: vars.color.textSecondary,
    fontSize: textSize('sm'),
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': { color: vars.color.accentText, borderColor: vars.color.accentText },
    },
  },
  focusRing,
])
