import { vars } from '@marquee/theme'
import { media, space, whenMoving } from '@marquee/ui/style'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { bottomBar, consentRoom } from '../background/bottomEdge.css.ts'

const rise = keyframes({ from: { transform: 'translateY(1rem)', opacity: 0 } })

export const banner = style([
  {
    position: 'fixed',
    insetInline: space(2),
    insetBlockEnd: `calc(${bottomBar} + ${space(2)})`,
    // Above the bars of the page, below its dialogs.
    zIndex: 40,
    maxInlineSize: '46rem',
    marginInline: 'auto',
    maxBlockSize: '60dvh',
    overflowY: 'auto',
    display: 'grid',
    gap: space(3),
    padding: space(4),
    color: vars.color.textPrimary,
    background: vars.color.raised,
    backgroundImage: vars.texture.raised,
    border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.elevation.high,
    '@media': {
      [media.lg]: { insetBlockEnd: space(4), padding: space(5) },
      print: { display: 'none' },
    },
  },
  whenMoving('&', { animation: `${rise} ${vars.motion.medium} ${vars.motion.enter}` }),
])

export const choices = style({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.md]: { gridTemplateColumns: 'auto auto 1fr' } },
})

/** Both answers are one size and one row; choosing takes the next. */
export const choose = style({
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: 'auto', justifySelf: 'end' } },
})

// What the banner covers can be scrolled out from under it.
const spacer = { content: '', display: 'block', flex: 'none', blockSize: consentRoom } as const
globalStyle(`:root[data-consent='asked'] footer::after`, spacer)
globalStyle(`:root[data-consent='asked'] body:not(:has(footer))::after`, spacer)
globalStyle(`:root[data-consent='asked']`, { scrollPaddingBlockEnd: consentRoom })
