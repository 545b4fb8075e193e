import { vars } from '@marquee/theme'
import { focusRing, labelFont, media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const sidebar = style({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'block',
      flex: 'none',
      inlineSize: 248,
      borderInlineEnd: `${vars.line.hairline} solid ${vars.color.border}`,
      background: vars.color.surface,
      backgroundImage: vars.texture.surface,
    },
  },
  selectors: { '&[data-collapsed]': { inlineSize: 72 } },
})

export const scroller = style({
  position: 'sticky',
  insetBlockStart: 72,
  maxBlockSize: 'calc(100dvh - 72px)',
  overflowY: 'auto',
  padding: space(3),
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
})

export const title = style([
  labelFont,
  {
    margin: 0,
    paddingInline: space(3),
    paddingBlockEnd: space(1),
    fontSize: textSize('xs'),
    color: vars.color.textSecondary,
    selectors: {
      [`${sidebar}[data-collapsed] &`]: { position: 'absolute', clipPath: 'inset(50%)' },
    },
  },
])

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const link = style([
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minBlockSize: 44,
    paddingInline: space(3),
    borderRadius: vars.radius.field,
    color: vars.color.textSecondary,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.raised, color: vars.color.textPrimary },
      '&[aria-current="page"]': {
        background: vars.color.raised,
        color: vars.color.accentText,
        boxShadow: `inset 3px 0 0 ${vars.color.accent}`,
      },
    },
  },
  focusRing,
])

export const label = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    [`${sidebar}[data-collapsed] &`]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: 1,
    },
  },
})

export const fold = style({ alignSelf: 'flex-start' })
