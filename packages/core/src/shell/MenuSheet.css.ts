import { vars } from '@marquee/theme'
import { focusRing, media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Out of the sheet where the main navigation stands beside the page and has the same (LAYOUT-08). */
export const unlessBeside = style({
  '@media': { [media.lg]: { selectors: { '&[data-beside]': { display: 'none' } } } },
})

export const line = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    inlineSize: '100%',
    minBlockSize: 48,
    paddingInline: space(2),
    border: 0,
    background: 'transparent',
    font: 'inherit',
    color: vars.color.textPrimary,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    borderRadius: vars.radius.field,
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[aria-current="page"]': { color: vars.color.accentText },
    },
  },
  focusRing,
  unlessBeside,
])

/** How much is unread, at the end of its line. */
export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 20,
  blockSize: 20,
  marginInlineStart: 'auto',
  paddingInline: space(1),
  borderRadius: 10,
  background: vars.color.accent,
  color: vars.color.accentContrast,
  fontSize: textSize('xs'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
})

/** Redeem and get coins, of one width; one alone has the whole line. */
export const ways = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space(2),
})
