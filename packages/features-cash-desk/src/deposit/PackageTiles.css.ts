import { vars } from '@marquee/theme'
import { backdrop, labelFont, media, space, textSize } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 })

export const tiles = style({
  display: 'grid',
  gap: space(3),
  // One row to be swiped on a phone, so that what is chosen and how it is paid are on one screen.
  gridAutoFlow: 'column',
  gridAutoColumns: '9.5rem',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  padding: '3px',
  margin: '-3px',
  '@media': {
    [media.md]: {
      gap: space(4),
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      overflowX: 'visible',
      gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
    },
  },
})

export const tile = style({
  position: 'relative',
  scrollSnapAlign: 'start',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(1),
  padding: `${space(3)} ${space(3)} 0`,
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  textAlign: 'center',
  '::before': backdrop({
    backgroundColor: vars.color.raised,
    backgroundImage: vars.texture.raised,
    border: `${vars.line.hairline} ${vars.line.style} ${vars.color.border}`,
    clipPath: vars.shape.card,
    boxShadow: vars.elevation.low,
  }),
  selectors: {
    '&:has(input:checked)::before': {
      border: `3px ${vars.line.style} ${vars.color.accent}`,
    },
    '&:has(input:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})

/** The whole tile is the radio button's; the button itself is drawn by the tile's edge. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'pointer',
})

export const art = style({ inlineSize: 'min(100%, 11rem)' })

/** As large as its digits let it be within the tile. */
export const coins = style({
  inlineSize: '100%',
  containerType: 'inline-size',
})

globalStyle(`${coins} > span`, {
  fontSize: `min(${textSize('lg')}, calc(104cqi / var(--digits)))`,
})

export const name = style({ fontSize: textSize('sm'), color: vars.color.textSecondary })

export const gift = style({
  fontSize: textSize('sm'),
  color: vars.color.textSecondary,
  minBlockSize: '1.5em',
  textWrap: 'balance',
})

export const price = style([
  labelFont,
  {
    alignSelf: 'stretch',
    marginInline: `calc(-1 * ${space(3)})`,
    marginBlockStart: 'auto',
    padding: `${space(2)} ${space(2)}`,
    borderBlockStart: `${vars.line.hairline} ${vars.line.style} ${vars.color.border}`,
    fontSize: textSize('md'),
    color: vars.color.textPrimary,
    selectors: {
      [`${tile}:has(input:checked) &`]: {
        backgroundColor: vars.color.accent,
        color: vars.color.accentContrast,
        borderEndStartRadius: vars.radius.card,
        borderEndEndRadius: vars.radius.card,
      },
    },
  },
])

export const flag = style({
  position: 'absolute',
  insetBlockStart: space(2),
  insetInlineStart: space(2),
})
