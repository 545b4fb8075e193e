import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, auto) 1fr',
  gap: `${space(3)} ${space(6)}`,
  margin: 0,
})

export const term = style({ color: vars.color.textSecondary })
export const value = style({ margin: 0, overflowWrap: 'anywhere' })
