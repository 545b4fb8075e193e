import { vars } from '@marquee/theme'
import { focusRing, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 40,
  maxInlineSize: '100%',
  border: `${vars.line.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: textSize('md'),
  fontWeight: vars.font.strongWeight,
})

export const amount = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: space(3),
  paddingInlineEnd: space(1),
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
})

export const toggle = style([
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    minBlockSize: 40,
    border: 0,
    borderInlineStart: `${vars.line.hairline} solid ${vars.color.border}`,
    background: 'transparent',
    color: vars.color.textSecondary,
    cursor: 'pointer',
    borderStartEndRadius: vars.radius.control,
    borderEndEndRadius: vars.radius.control,
    selectors: {
      '&:hover': { color: vars.color.textPrimary },
      '&:disabled': { opacity: 0.5, cursor: 'progress' },
    },
  },
  focusRing,
])
