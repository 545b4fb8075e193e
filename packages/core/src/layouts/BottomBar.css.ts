import { vars } from '@marquee/theme'
import { focusRing, media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 30,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'center',
  minBlockSize: 60,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInline: space(1),
  background: vars.color.surface,
  backgroundImage: vars.texture.bar,
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
  boxShadow: vars.elevation.medium,
  '@media': { [media.lg]: { display: 'none' } },
})

export const entry = style([
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minBlockSize: 52,
    minInlineSize: 0,
    border: 0,
    background: 'transparent',
    font: 'inherit',
    color: vars.color.textSecondary,
    textDecoration: 'none',
    cursor: 'pointer',
    borderRadius: vars.radius.field,
    selectors: { '&[aria-current="page"]': { color: vars.color.accentText } },
  },
  focusRing,
])

export const sign = style({ position: 'relative', display: 'grid' })

export const label = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: textSize('xs'),
})
