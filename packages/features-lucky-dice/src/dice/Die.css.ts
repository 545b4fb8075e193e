import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'

const mix = (color: string, share: number, ground: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${ground})`

export const turnX = createVar()
export const turnY = createVar()

/** The edge of a die; everything of it is a share of this. */
const edge = 'clamp(4.5rem, 17vw, 7rem)'

/** Where a die lies, seen from above and a little from the front. */
export const place = style({
  inlineSize: edge,
  blockSize: edge,
  perspective: '40rem',
  filter: `drop-shadow(0 1rem 0.75rem ${mix('#000', 55, 'transparent')})`,
})

const rest = `rotateX(-16deg) rotateY(14deg) rotateX(${turnX}) rotateY(${turnY})`

const tumble = (from: number) =>
  keyframes({
    '0%': { transform: `translateY(0) rotateX(${from}deg) rotateY(0) rotateZ(0)` },
    '25%': {
      transform: `translateY(-38%) rotateX(${from + 190}deg) rotateY(120deg) rotateZ(40deg)`,
    },
    '50%': { transform: `translateY(0) rotateX(${from + 380}deg) rotateY(210deg) rotateZ(-20deg)` },
    '75%': {
      transform: `translateY(-18%) rotateX(${from + 560}deg) rotateY(300deg) rotateZ(15deg)`,
    },
    '100%': { transform: `translateY(0) rotateX(${from + 720}deg) rotateY(360deg) rotateZ(0)` },
  })
const settle = keyframes({
  from: { transform: `translateY(-16%) rotateZ(9deg) ${rest}` },
  '60%': { transform: `translateY(0) rotateZ(-3deg) ${rest}` },
})

export const cube = style([
  {
    position: 'relative',
    inlineSize: '100%',
    blockSize: '100%',
    transformStyle: 'preserve-3d',
    transform: rest,
  },
  whenMoving('[data-value] > &', { animation: `${settle} 320ms ${vars.motion.exit} both` }),
])

/** The two do not roll alike. */
export const roll = styleVariants({ left: tumble(0), right: tumble(110) }, (animation, name) => [
  whenMoving('[data-rolling] > &', {
    animation: `${animation} ${name === 'left' ? 900 : 780}ms linear infinite`,
  }),
])

export const pip = style({
  placeSelf: 'center',
  inlineSize: '62%',
  blockSize: '62%',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
})

const grid = {
  display: 'grid',
  gridTemplate: 'repeat(3, minmax(0, 1fr)) / repeat(3, minmax(0, 1fr))',
} as const

const half = `calc(${edge} / 2)`
const side = style({
  ...grid,
  position: 'absolute',
  inset: 0,
  padding: '13%',
  borderRadius: '18%',
  backfaceVisibility: 'hidden',
  boxShadow: `inset 0 0 0.6rem ${mix('#000', 30, 'transparent')}, inset 0 0 0 1px ${mix('#fff', 26, 'transparent')}`,
})
export const face = styleVariants(
  {
    1: 'rotateY(0)',
    2: 'rotateX(90deg)',
    3: 'rotateY(90deg)',
    4: 'rotateY(-90deg)',
    5: 'rotateX(-90deg)',
    6: 'rotateY(180deg)',
  },
  (turn) => [side, { transform: `${turn} translateZ(${half})` }],
)

export const tone = styleVariants(
  {
    left: [vars.color.accent, vars.color.accentContrast],
    right: [vars.color.second, vars.color.secondContrast],
  },
  ([ground, mark]) => ({
    color: mark,
    backgroundColor: ground,
    backgroundImage: `linear-gradient(145deg, ${mix('#fff', 22, 'transparent')}, transparent 45%, ${mix('#000', 20, 'transparent')})`,
  }),
)

export const small = style({
  ...grid,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: '0.15rem',
  borderRadius: '0.3rem',
})
