import { vars } from '@marquee/theme'
import { focusRing, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(5),
  paddingBlockStart: space(5),
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(3),
})

export const kicker = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    minBlockSize: '2.75rem',
    color: vars.color.accentText,
    fontSize: textSize('sm'),
    textDecoration: 'none',
    borderRadius: vars.radius.field,
  },
  focusRing,
])
