import { vars } from '@marquee/theme'
import { displayFont, whenMoving } from '@marquee/ui/style'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

const drop = keyframes({
  '0%': { transform: 'translateY(-6rem) rotate(-140deg)', opacity: 0 },
  '60%': { transform: 'translateY(0) rotate(10deg)', opacity: 1 },
  '78%': { transform: 'translateY(-0.75rem)' },
  '100%': { transform: 'none' },
})

export const ball = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  // It falls over the card, whose numbers are pressed meanwhile.
  pointerEvents: 'none',
  borderRadius: '50%',
  boxShadow: `inset -0.15em -0.2em 0.4em color-mix(in srgb, #000 34%, transparent), ${vars.elevation.low}`,
})

export const size = styleVariants({
  sm: { inlineSize: '2.25rem', blockSize: '2.25rem', fontSize: '0.8125rem' },
  lg: { inlineSize: '6rem', blockSize: '6rem', fontSize: '2rem' },
})

const paint = (backgroundColor: string) => ({ backgroundColor })
export const column = styleVariants({
  0: paint(vars.color.accent),
  1: paint(vars.color.second),
  2: paint(vars.color.positive),
  3: paint(vars.color.caution),
  4: paint(vars.color.critical),
})

/** The paper disc that bears the number. */
export const face = style([
  displayFont,
  {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    inlineSize: '68%',
    blockSize: '68%',
    borderRadius: '50%',
    backgroundColor: '#fffdf6',
    color: '#1b1b22',
    lineHeight: 1,
    letterSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  },
])

export const letter = style({
  fontSize: '0.5em',
  selectors: { [`${size.sm} &`]: { display: 'none' } },
})

export const dropping = style([
  whenMoving('&', { animation: `${drop} 620ms ${vars.motion.enter} both` }),
])

/** A place of the tray, whose line is as wide as the screen lets it be. */
export const place = style({ inlineSize: 'min(100%, 2.25rem)', aspectRatio: '1' })

export const empty = style([
  place,
  { display: 'block', borderRadius: '50%', border: `2px dashed ${vars.color.borderControl}` },
])
