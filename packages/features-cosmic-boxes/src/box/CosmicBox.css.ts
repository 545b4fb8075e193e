import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { createVar, keyframes, style } from '@vanilla-extract/css'

/** How long a box takes to open, in ms. */
export const openingTime = 1_500

const first = createVar()
const second = createVar()

const tremble = keyframes({
  '0%, 100%': { transform: 'none' },
  '20%, 60%': { transform: 'rotate(-3deg) translateY(-3px)' },
  '40%, 80%': { transform: 'rotate(3deg)' },
})
const float = keyframes({ '50%': { transform: 'translateY(-5px)' } })

export const box = style([
  {
    display: 'block',
    inlineSize: '100%',
    overflow: 'visible',
    transformOrigin: '50% 90%',
    // As they are around the boxes: a box may have them the other way round.
    vars: { [first]: vars.color.accent, [second]: vars.color.second },
  },
  whenMoving('&[data-reveal="turning"]', {
    animation: `${tremble} 375ms ${vars.motion.standard} 4`,
  }),
])

export const floating = style([
  whenMoving('[data-reveal="closed"] > &', {
    animation: `${float} 4s ease-in-out infinite`,
  }),
  // Not all at once.
  whenMoving('[data-place="1"] > &', { animationDelay: '-900ms' }),
  whenMoving('[data-place="2"] > &', { animationDelay: '-2100ms' }),
  whenMoving('[data-place="3"] > &', { animationDelay: '-3000ms' }),
  whenMoving('[data-place="4"] > &', { animationDelay: '-1500ms' }),
])

export const shadow = style({ fill: '#000', opacity: 0.28 })

/** Every other box has the second colour where its neighbours have the first. */
export const colours = style({
  selectors: {
    '[data-place="1"] &, [data-place="3"] &': {
      vars: { [vars.color.accent]: second, [vars.color.second]: first },
    },
  },
})

const shown = (opacity: number) => ({ '[data-reveal="open"] &': { opacity } })
export const light = style({ opacity: 0, selectors: shown(1) })
export const lightStart = style({ stopColor: vars.color.coins, stopOpacity: 0.9 })
export const lightEnd = style({ stopColor: vars.color.coins, stopOpacity: 0.12 })
export const spark = style({ fill: vars.color.coins, opacity: 0, selectors: shown(1) })

const jump = keyframes({
  from: { transform: 'translateY(46px) scaleY(0.4)' },
  '60%': { transform: 'translateY(-8px) scaleY(1.08)' },
})
export const rising = style([
  { opacity: 0, transformOrigin: '88px 64px', selectors: shown(1) },
  whenMoving('[data-reveal="open"] &', { animation: `${jump} 480ms ${vars.motion.enter}` }),
])

/** Where a moving part is once its box is open. */
export const away = createVar()
const leave = keyframes({ '0%, 72%': { transform: 'none' }, '100%': { transform: away } })

export const moving = style([
  { selectors: { '[data-reveal="open"] &': { transform: away } } },
  whenMoving('[data-reveal="turning"] &', {
    animation: `${leave} ${openingTime}ms ${vars.motion.enter} both`,
  }),
])
