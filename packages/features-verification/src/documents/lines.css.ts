import { vars } from '@marquee/theme'
import { focusRing, space } from '@marquee/ui/style'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space(3),
  alignItems: 'center',
})

export const words = style({ display: 'grid', gap: space(1), minInlineSize: 0 })

export const actions = style({ display: 'flex', alignItems: 'center', gap: space(2) })

export const critical = style({ color: vars.color.critical })

export const icon = styleVariants({
  pending: { color: vars.color.textSecondary },
  approved: { color: vars.color.positive },
  rejected: { color: vars.color.critical },
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  rowGap: space(1),
})

export const download = style([
  {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: 44,
    minBlockSize: 44,
    color: vars.color.textSecondary,
    borderRadius: vars.radius.control,
    selectors: { '&:hover': { color: vars.color.textPrimary, background: vars.color.sunken } },
  },
  focusRing,
])

export const whole = style({ gridColumn: '1 / -1' })

/** The card around it ends what stands there: a line of its own would be a second one. */
globalStyle(`${whole} > details`, { borderBlockEnd: 0 })
