import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: space(4),
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})

export const spins = style({ display: 'flex', alignItems: 'center', gap: space(3), minWidth: 0 })

export const cover = style({
  position: 'relative',
  flex: 'none',
  width: 48,
  height: 64,
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.field}, 0.5rem)`,
  background: vars.color.raised,
})
