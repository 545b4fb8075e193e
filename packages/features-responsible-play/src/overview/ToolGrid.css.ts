import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', gap: space(4) } },
})
export const item = style({ display: 'grid' })
export const tool = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space(2),
  color: vars.color.textPrimary,
  textDecoration: 'none',
})
export const head = style({ display: 'flex', alignItems: 'center', gap: space(3) })
export const about = style({ color: vars.color.textSecondary, fontSize: textSize('sm') })
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  selectors: { '&:empty': { display: 'none' } },
})
