import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const area = style({
  display: 'grid',
  gap: space(5),
  alignItems: 'start',
  '@media': { [media.xl]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})

export const well = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(3),
  minBlockSize: '14rem',
  padding: space(6),
  textAlign: 'center',
  color: vars.color.textPrimary,
  backgroundColor: vars.color.sunken,
  border: `2px dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius.card,
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
})

export const over = style({
  borderColor: vars.color.accentText,
  borderStyle: 'solid',
  backgroundColor: vars.color.raised,
})

/** Phones have nothing to drop. */
export const invitation = style({
  display: 'none',
  '@media': { [media.md]: { display: 'block' } },
})
