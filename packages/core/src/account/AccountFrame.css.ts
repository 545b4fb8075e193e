import { vars } from '@marquee/theme'
import { focusRing, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const frame = style({
  display: 'grid',
  gap: space(6),
  paddingBlock: space(4),
  '@media': { [media.lg]: { gridTemplateColumns: '240px minmax(0, 1fr)', paddingBlock: space(8) } },
})
export const sections = style({
  display: 'none',
  alignContent: 'start',
  gap: space(1),
  '@media': { [media.lg]: { display: 'grid' } },
})
export const section = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minBlockSize: 44,
    paddingInline: space(3),
    borderRadius: vars.radius.field,
    color: vars.color.textSecondary,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[aria-current="page"]': {
        background: vars.color.raised,
        color: vars.color.accentText,
      },
    },
  },
  focusRing,
])
export const content = style({
  display: 'grid',
  gap: space(4),
  alignContent: 'start',
  minInlineSize: 0,
})
export const back = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: space(1),
    minBlockSize: 44,
    color: vars.color.textSecondary,
    textDecoration: 'none',
    '@media': { [media.lg]: { display: 'none' } },
  },
  focusRing,
])
