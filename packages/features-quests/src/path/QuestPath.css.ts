import { vars } from '@marquee/theme'
import { backdrop, displayFont, focusRing, media, textSize, whenMoving } from '@marquee/ui/style'
import { createVar, keyframes, style } from '@vanilla-extract/css'

export const narrowX = createVar()
export const narrowY = createVar()
export const wideX = createVar()
export const wideY = createVar()

const page = (share: number) => `color-mix(in srgb, ${vars.color.page} ${share}%, transparent)`

/** A piece of the brand's night scene with the road laid over it. */
export const map = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  blockSize: '13rem',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.page,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  color: vars.color.textPrimary,
  colorScheme: 'dark',
  selectors: { '&[data-rows="3"]': { blockSize: '19rem' } },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundImage: `linear-gradient(to top, ${page(78)}, ${page(40)} 60%, ${page(64)})`,
  },
})

export const scene = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 72%',
  transform: 'scaleX(-1)',
})

const roadBox = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
} as const
export const narrowRoad = style({ ...roadBox, '@media': { [media.md]: { display: 'none' } } })
export const wideRoad = style({
  ...roadBox,
  display: 'none',
  '@media': { [media.md]: { display: 'block' } },
})

const line = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
export const verge = style({ ...line, stroke: page(72), strokeWidth: 20 })
export const road = style({ ...line, stroke: vars.color.raised, strokeWidth: 14 })
export const travelled = style({
  ...line,
  stroke: vars.color.accent,
  strokeWidth: 5,
  strokeDasharray: '1 11',
})

export const stops = style({ margin: 0, padding: 0, listStyle: 'none' })

export const place = style({
  position: 'absolute',
  insetInlineStart: narrowX,
  insetBlockStart: narrowY,
  transform: 'translate(-50%, -50%)',
  '@media': { [media.md]: { insetInlineStart: wideX, insetBlockStart: wideY } },
})

const pulse = keyframes({ '50%': { transform: 'scale(1.06)' } })

export const stop = style([
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.tile,
    background: 'none',
    color: vars.color.textPrimary,
    cursor: 'pointer',
    '::before': backdrop({
      clipPath: vars.shape.tile,
      backgroundColor: vars.color.surface,
      border: `2px solid ${vars.color.borderControl}`,
      boxShadow: vars.elevation.low,
    }),
    selectors: {
      '&[data-state="locked"]': { color: vars.color.textSecondary },
      '&[data-state="done"]': { color: vars.color.positiveContrast },
      '&[data-state="done"]::before': {
        backgroundColor: vars.color.positive,
        borderColor: vars.color.positive,
      },
      '&[data-state="ended"]::before': { backgroundColor: vars.color.sunken },
      '&[data-today]': { color: vars.color.accentContrast, inlineSize: '4rem', blockSize: '4rem' },
      '&[data-today]::before': {
        backgroundColor: vars.color.accent,
        backgroundImage: vars.texture.accent,
        borderColor: vars.color.accent,
      },
      '&[aria-pressed="true"]::after': {
        content: '',
        position: 'absolute',
        inset: -5,
        zIndex: -2,
        borderRadius: vars.radius.tile,
        border: `3px solid ${vars.color.textPrimary}`,
      },
    },
  },
  focusRing,
  whenMoving('&[data-prize]', {
    animation: `${pulse} 1.8s ${vars.motion.standard} infinite`,
  }),
])

export const number = style([displayFont, { fontSize: textSize('lg'), lineHeight: 1 }])

/** A medal on the stop's corner. */
export const sign = style({
  position: 'absolute',
  insetBlockEnd: -8,
  insetInlineEnd: -8,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 4,
  borderRadius: '50%',
  backgroundColor: vars.color.page,
  color: vars.color.textPrimary,
})
