import { vars } from '@marquee/theme'
import { displayFont, media, oneLine, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Of one height whatever is found, so that the sheet does not jump while somebody types. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  blockSize: 'min(34rem, calc(92dvh - 7rem))',
  /* Below the handle of the sheet. */
  paddingBlockStart: space(3),
  '@media': { [media.md]: { paddingBlockStart: 0 } },
})

export const field = style({
  position: 'sticky',
  insetBlockStart: 0,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: '3.25rem',
  marginInlineEnd: space(12),
  paddingInlineStart: space(4),
  paddingInlineEnd: space(1),
  borderRadius: vars.radius.field,
  border: `${vars.line.control} solid ${vars.color.borderControl}`,
  backgroundColor: vars.color.sunken,
  selectors: { '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 } },
})

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '3rem',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: textSize('lg'),
  selectors: { '&::placeholder': { color: vars.color.textSecondary, opacity: 1 } },
})

export const status = style({
  flex: 'none',
  minBlockSize: '1.25rem',
  color: vars.color.textSecondary,
  fontSize: textSize('sm'),
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: space(4) })
export const group = style({ display: 'flex', flexDirection: 'column', gap: space(1) })
export const groupTitle = style({ marginBlockEnd: space(1) })
export const groupName = style([groupTitle, displayFont, { fontSize: textSize('sm') }])

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: space(1),
  paddingInlineEnd: space(3),
  borderRadius: vars.radius.field,
  cursor: 'pointer',
  scrollMargin: space(12),
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.sunken,
      boxShadow: `inset 3px 0 0 ${vars.color.accent}`,
    },
  },
})

export const cover = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '4rem',
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.field}, 0.5rem)`,
})

export const words = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' })
export const name = style([oneLine, { fontWeight: vars.font.strongWeight }])
export const provider = style([
  oneLine,
  { color: vars.color.textSecondary, fontSize: textSize('sm') },
])
export const play = style({
  color: vars.color.accentText,
  opacity: 0,
  selectors: { [`${option}[aria-selected="true"] &`]: { opacity: 1 } },
})

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  paddingBlockEnd: space(4),
  '@media': { [media.md]: { paddingBlockEnd: space(1) } },
})
