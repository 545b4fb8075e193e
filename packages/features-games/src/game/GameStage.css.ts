import { vars } from '@marquee/theme'
import { displayFont, space, textSize, whenMoving } from '@marquee/ui/style'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const cover = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const

export const frame = style({ ...cover, border: 0, background: '#05050a' })

/** In front of the game until it is ready; then it lets go. */
export const curtain = style([
  {
    ...cover,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    background: '#05050a',
    selectors: { '&[data-open]': { opacity: 0, visibility: 'hidden', pointerEvents: 'none' } },
  },
  whenMoving('&[data-open]', {
    transition: `opacity ${vars.motion.slow} ${vars.motion.exit}, visibility 0s ${vars.motion.slow}`,
  }),
])

export const backdrop = style({
  ...cover,
  opacity: 0.55,
  filter: 'blur(28px) saturate(1.2)',
  transform: 'scale(1.2)',
})

export const late = style({ position: 'relative', maxInlineSize: '26rem', marginInline: space(4) })

/* The stage is dark in both modes: the game's light is the only one. */
export const loading = style({
  ...cover,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(4),
  padding: space(4),
  color: '#ffffff',
  textAlign: 'center',
  textShadow: '0 2px 12px #000000',
})

export const loadingTitle = style([displayFont, { fontSize: textSize('xl') }])

const blink = keyframes({ '0%, 100%': { opacity: 0.25 }, '40%': { opacity: 1 } })

export const dots = style({ display: 'flex', gap: space(2) })
globalStyle(`${dots} > i`, {
  inlineSize: 10,
  blockSize: 10,
  borderRadius: '50%',
  background: 'currentColor',
})
globalStyle(`:root:not([data-motion='reduced']) ${dots} > i`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${blink} 1.2s infinite` } },
})
globalStyle(`${dots} > i:nth-child(2)`, { animationDelay: '0.15s' })
globalStyle(`${dots} > i:nth-child(3)`, { animationDelay: '0.3s' })
