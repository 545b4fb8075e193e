import { vars } from '@marquee/theme'
import { focusRing } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const notice = style([{ borderRadius: vars.radius.card }, focusRing])
export const line = style({ margin: 0 })
export const link = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    color: vars.color.textPrimary,
    fontWeight: vars.font.strongWeight,
  },
  focusRing,
])
