import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style, styleVariants } from '@vanilla-extract/css'

export const start = style({ outline: 'none' })

export const document = style({ display: 'grid', gap: space(4) })

export const head = style({ display: 'grid', gap: space(1) })

export const changes = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const line = {
  display: 'grid',
  gap: space(2),
  paddingInlineStart: space(4),
  borderInlineStart: `3px solid ${vars.color.border}`,
} as const

export const change = styleVariants({
  added: { ...line, borderInlineStartColor: vars.color.positive },
  changed: { ...line, borderInlineStartColor: vars.color.caution },
  removed: { ...line, borderInlineStartColor: vars.color.critical },
})

export const before = style({
  color: vars.color.textSecondary,
  textDecorationLine: 'line-through',
  textDecorationThickness: '1px',
})

export const now = style({ textDecoration: 'none' })

export const whole = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  paddingInlineStart: space(5),
})
