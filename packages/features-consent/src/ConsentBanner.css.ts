import { vars } from '@marquee/theme'
import {
  barReach,
  edgeHeight,
  focusRing,
  media,
  space,
  textSize,
  whenMoving,
} from '@marquee/ui/style'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

/** Name of the variable by which others learn how much of the edge the banner takes. */
export const edge: string = edgeHeight

const rise = keyframes({ from: { transform: 'translateY(1rem)', opacity: 0 } })

export const banner = style([
  {
    position: 'fixed',
    insetInline: space(2),
    insetBlockEnd: `calc(${barReach} + ${space(1)})`,
    // Above the bars of the page, below its dialogs.
    zIndex: 40,
    maxBlockSize: '60dvh',
    overflowY: 'auto',
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 1fr) auto',
    alignItems: 'center',
    gap: space(2),
    padding: space(1),
    paddingInlineStart: space(2),
    color: vars.color.textPrimary,
    // A row as low as on a phone has no room for a texture: it would run through the words.
    background: vars.color.raised,
    border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.elevation.high,
    '@media': {
      [media.md]: {
        gap: `${space(3)} ${space(5)}`,
        paddingInlineStart: space(4),
        backgroundImage: vars.texture.raised,
      },
      [media.lg]: { insetInline: 0, insetBlockEnd: 0, borderRadius: 0 },
      print: { display: 'none' },
    },
  },
  whenMoving('&', { animation: `${rise} ${vars.motion.medium} ${vars.motion.enter}` }),
])

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  lineHeight: 1.25,
  '@media': { [media.md]: { display: 'flex', justifyContent: 'space-between', gap: space(3) } },
})

/** What the optional ones are for; a phone says it behind 'Choose'. */
export const more = style({ display: 'none', '@media': { [media.md]: { display: 'inline' } } })

/** Both answers are one size and one row. */
export const choices = style({ display: 'grid', gap: space(2), gridTemplateColumns: '1fr 1fr' })
// On a phone the question is one line, whatever the letters of the brand's buttons are.
globalStyle(`${choices}${choices} > *`, {
  paddingInline: space(2),
  letterSpacing: 'normal',
  '@media': { [media.md]: { paddingInline: space(3), letterSpacing: vars.font.labelTracking } },
})

export const choose = style([
  {
    flex: 'none',
    minBlockSize: '1.5rem',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: textSize('sm'),
    color: vars.color.textPrimary,
    textDecoration: 'underline',
    cursor: 'pointer',
    borderRadius: vars.radius.field,
  },
  focusRing,
])
