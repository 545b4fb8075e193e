import { vars } from '@marquee/theme'
import { focusRing, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'
import { unlessBeside } from './MenuSheet.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.25rem, 1fr))',
  gap: `${space(3)} ${space(2)}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const all = style([{ display: 'grid', gap: space(3) }, unlessBeside])

export const place = unlessBeside

export const tile = style([
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: space(1),
    minBlockSize: 88,
    color: vars.color.textPrimary,
    fontSize: textSize('xs'),
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.field,
  },
  focusRing,
])

/** The feature's drawing on the brand's own material; ringed in its accent while something is ready. */
export const seal = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  color: vars.color.accentText,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: vars.radius.card,
    clipPath: vars.shape.card,
    backgroundColor: vars.color.raised,
    backgroundImage: vars.texture.surface,
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: '0.25rem',
    zIndex: -1,
    borderRadius: `calc(${vars.radius.card} * 0.8)`,
    clipPath: vars.shape.card,
    border: `${vars.line.hairline} ${vars.line.style} color-mix(in srgb, currentColor 40%, transparent)`,
  },
  selectors: {
    '&[data-ready]::before': {
      backgroundColor: `color-mix(in srgb, ${vars.color.accent} 26%, ${vars.color.raised})`,
    },
    '&[data-ready]::after': { border: `2px solid ${vars.color.accent}` },
    [`${tile}[aria-current="page"] &`]: {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: 2,
      borderRadius: vars.radius.card,
    },
  },
})

export const sign = style({ inlineSize: '2.25rem', blockSize: '2.25rem' })

/** Says that something is ready, as the words for readers do. */
export const dot = style({
  position: 'absolute',
  insetBlockStart: -3,
  insetInlineEnd: -3,
  inlineSize: 14,
  blockSize: 14,
  borderRadius: '50%',
  border: `2px solid ${vars.color.surface}`,
  background: vars.color.positive,
})
