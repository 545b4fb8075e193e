import { vars } from '@marquee/theme'
import { focusRing, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const empty = style({ display: 'none' })

export const summary = style([
  {
    display: 'flex',
    gap: space(3),
    padding: space(3),
    borderRadius: vars.radius.field,
    border: `${vars.line.control} solid ${vars.color.criticalText}`,
    background: vars.color.sunken,
    fontSize: textSize('sm'),
  },
  focusRing,
])

export const icon = style({ color: vars.color.criticalText })
export const title = style({ margin: 0, fontWeight: vars.font.strongWeight, lineHeight: 1.5 })
