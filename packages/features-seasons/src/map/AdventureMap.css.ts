import { vars } from '@marquee/theme'
import { displayFont, focusRing, media, textSize, whenMoving } from '@marquee/ui/style'
import { createVar, keyframes, style } from '@vanilla-extract/css'
import { drawing } from './trail.ts'

const { color } = vars
const mix = (one: string, share: number, other: string) =>
  `color-mix(in srgb, ${one} ${share}%, ${other})`

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  border: `${vars.line.card} ${vars.line.style} ${color.border}`,
  color: color.textPrimary,
  selectors: { '&[data-mode="dark"]': { colorScheme: 'dark' } },
})

/** On a phone the land is wider than the screen and is scrolled; from the middle size on it fits. */
export const scroller = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
})
export const land = style({
  position: 'relative',
  blockSize: '17rem',
  aspectRatio: `${drawing.width} / ${drawing.height}`,
  '@media': { [media.md]: { inlineSize: '100%', blockSize: 'auto' } },
})
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%' })

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const verge = style({
  ...line,
  stroke: mix(color.sunken, 62, 'transparent'),
  strokeWidth: 34,
})
export const road = style({
  ...line,
  stroke: mix(color.caution, 26, color.raised),
  strokeWidth: 24,
})
export const walked = style({ ...line, stroke: color.accent, strokeWidth: 12 })
export const paces = style({
  ...line,
  stroke: color.accentContrast,
  strokeWidth: 3,
  strokeDasharray: '2 14',
})

export const cloak = style({ fill: color.accent, stroke: color.page, strokeWidth: 2 })
export const hat = style({ fill: color.second, stroke: color.page, strokeWidth: 2 })
export const face = style({ fill: mix(color.caution, 34, color.textPrimary) })
export const staff = style({ fill: 'none', stroke: color.textPrimary, strokeWidth: 4 })
export const lantern = style({ fill: color.caution, stroke: color.page, strokeWidth: 2 })

export const stops = style({ margin: 0, padding: 0, listStyle: 'none' })

export const x = createVar()
export const y = createVar()
export const progress = createVar()

export const place = style({
  position: 'absolute',
  insetInlineStart: x,
  insetBlockStart: y,
  transform: 'translate(-50%, -50%)',
})

const beckon = keyframes({ '50%': { transform: 'translateY(-4px)' } })

/** A milestone: a coin of stone whose rim fills with the way to it. */
export const stop = style([
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.25rem',
    blockSize: '3.25rem',
    padding: 0,
    border: 0,
    borderRadius: '50%',
    cursor: 'pointer',
    color: color.textPrimary,
    backgroundImage: `conic-gradient(${color.accent} ${progress}, ${color.borderControl} 0)`,
    boxShadow: `0 3px 0 ${mix(color.sunken, 70, 'transparent')}`,
    '::before': {
      content: '',
      position: 'absolute',
      inset: 5,
      borderRadius: '50%',
      backgroundColor: color.surface,
    },
    selectors: {
      '&[data-state="locked"]': { color: color.textSecondary },
      '&[data-state="done"]': { color: color.positiveContrast },
      '&[data-state="done"]::before': { backgroundColor: color.positive },
      '&[data-state="here"]': { color: color.accentContrast },
      '&[data-state="here"]::before': { backgroundColor: color.accent },
      '&[data-state="waiting"]': { color: color.cautionContrast },
      '&[data-state="waiting"]::before': { backgroundColor: color.caution },
      '&[aria-pressed="true"]::after': {
        content: '',
        position: 'absolute',
        inset: -6,
        borderRadius: '50%',
        border: `3px solid ${color.textPrimary}`,
      },
    },
    '@media': { [media.lg]: { inlineSize: '3.75rem', blockSize: '3.75rem' } },
  },
  focusRing,
  whenMoving('&[data-state="waiting"]', {
    animation: `${beckon} 1.8s ${vars.motion.standard} infinite`,
  }),
])

export const mark = style([
  displayFont,
  { position: 'relative', fontSize: textSize('lg'), lineHeight: 1, display: 'grid' },
])
