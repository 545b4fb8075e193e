import { vars } from '@marquee/theme'
import { focusRing, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(3),
  paddingBlock: space(3),
  selectors: {
    '& + &': { borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}` },
  },
})

/** The drawing of what it is about, on the brand's own material. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: vars.radius.card,
  clipPath: vars.shape.card,
  backgroundColor: vars.color.sunken,
  backgroundImage: vars.texture.surface,
  color: vars.color.accentText,
  selectors: {
    '[data-unread] > &': {
      backgroundColor: `color-mix(in srgb, ${vars.color.accent} 26%, ${vars.color.sunken})`,
    },
  },
})

export const drawing = style({ inlineSize: 32, blockSize: 32 })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(1),
  minInlineSize: 0,
})

export const plain = style({ display: 'flex', flexDirection: 'column', gap: space(1) })

/** The words are the link: the whole line can be pressed. */
export const link = style([
  plain,
  {
    color: 'inherit',
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: { '&:hover': { color: vars.color.accentText } },
  },
  focusRing,
])

/** What can be done about it; the whole line can be pressed. */
export const act = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    color: vars.color.accentText,
    fontWeight: vars.font.strongWeight,
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  focusRing,
])

export const amounts = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) })

/** Today, this week, earlier. */
export const group = style({ display: 'grid', gap: space(1) })
export const settings = style({
  display: 'grid',
  gap: space(2),
  paddingBlockStart: space(4),
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
})
