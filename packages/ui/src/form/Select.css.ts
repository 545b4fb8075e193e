import { style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { space } from '../style.ts'

export const holder = style({ position: 'relative', paddingInline: 0 })

export const select = style({
  appearance: 'none',
  paddingInline: `${space(3)} ${space(10)}`,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
})

export const option = style({ color: vars.color.textPrimary, backgroundColor: vars.color.raised })

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: space(3),
  color: vars.color.textSecondary,
  pointerEvents: 'none',
})
