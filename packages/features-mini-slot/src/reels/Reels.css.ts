import { mix } from '@marquee/prize-ui/drawing/colours'
import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { createVar, keyframes, style } from '@vanilla-extract/css'

const { color } = vars

/** The brand's cabinet, with the reels in its windows. */
export const machine = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginInline: 'auto',
})
export const back = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  filter: `drop-shadow(0 6px 8px ${mix('#000', 32, 'transparent')})`,
})
export const front = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
})

const blink = keyframes({ '50%': { opacity: 0.35 } })
export const lamp = style([
  {
    fill: color.caution,
    stroke: mix('#000', 45, 'transparent'),
    strokeWidth: 2,
    selectors: { '&:nth-of-type(even)': { animationDelay: '400ms' } },
  },
  whenMoving('[data-spinning] &', { animation: `${blink} 800ms linear infinite` }),
])

/** Where they stand is the cabinet's. */
export const windows = style({
  position: 'absolute',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '2.5%',
  // The line on which three alike count.
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: '-2%',
    insetBlockStart: 'calc(50% - 1px)',
    blockSize: 2,
    backgroundColor: mix(color.critical, 60, 'transparent'),
    pointerEvents: 'none',
  },
})

export const window = style({
  overflow: 'hidden',
  blockSize: '100%',
  minBlockSize: 0,
  borderRadius: `min(${vars.radius.card}, 0.5rem)`,
  backgroundColor: color.surface,
  boxShadow: `inset 0 0.75rem 1rem -0.5rem ${mix(color.sunken, 80, 'transparent')}, inset 0 -0.75rem 1rem -0.5rem ${mix(color.sunken, 80, 'transparent')}`,
  selectors: {
    '&[data-alike]': { boxShadow: `inset 0 0 0 4px ${color.caution}` },
  },
})

/** How many symbols stand above the one that is shown, and how long the reel takes to come to rest. */
export const length = createVar()
export const duration = createVar()

const rest = keyframes({ from: { transform: `translateY(calc(-100% + 100% / ${length}))` } })
const run = keyframes({
  from: { transform: 'translateY(-50%)' },
  to: { transform: 'translateY(0)' },
})

export const strip = style([
  { display: 'grid', gridAutoRows: '1fr', blockSize: `calc(100% * ${length})` },
  whenMoving('&[data-turning="on"]', { animation: `${run} 420ms linear infinite` }),
  whenMoving('&[data-turning="out"]', {
    animation: `${rest} ${duration} ${vars.motion.enter} both`,
  }),
])
export const cell = style({ display: 'grid', placeItems: 'center', minBlockSize: 0 })
export const symbol = style({ blockSize: '74%', maxInlineSize: '84%' })

const fill = (value: string) => style({ fill: value })
export const red = fill(color.critical)
export const gold = fill(color.caution)
export const deep = fill(mix(color.caution, 62, color.sunken))
export const leaf = fill(color.positive)
export const cool = fill(color.second)
export const pale = style({ fill: color.raised, opacity: 0.75 })
const line = { fill: 'none', strokeLinecap: 'round' } as const
export const stalk = style({ ...line, stroke: color.positiveText, strokeWidth: 5 })
export const facet = style({
  ...line,
  stroke: mix(color.raised, 60, 'transparent'),
  strokeWidth: 3,
})
export const cut = style({ ...line, stroke: color.surface, strokeWidth: 3 })
