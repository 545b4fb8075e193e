import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'

export const count = style({ color: vars.color.textSecondary, fontWeight: vars.font.textWeight })
