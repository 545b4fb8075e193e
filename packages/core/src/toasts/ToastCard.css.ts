import { vars } from '@marquee/theme'
import { focusRing, media, space, textSize, whenMoving } from '@marquee/ui/style'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

/** How long a toast takes to leave, in ms; then the others close the gap. */
export const exitDuration = 250
/** How long the gap of a closed toast takes to collapse, in ms (TOAST-05). */
export const collapseDuration = 300

/** Where a toast comes from and goes to: the edge of the screen that it stands at. */
const edge = { x: '--toast-x', y: '--toast-y' }
const beyondSide = { transform: `translateX(calc(var(${edge.x}) * 110%))`, opacity: 0 }
const beyondEnd = { transform: `translateY(calc(var(${edge.y}) * 110%))`, opacity: 0 }
const overshoot = (by: string) => ({
  transform: `translateX(calc(var(${edge.x}) * ${by}))`,
  opacity: 1,
})
const bounceIn = keyframes({ from: beyondSide, '60%': overshoot('-4%'), '80%': overshoot('2%') })
const bounceOut = keyframes({ '30%': overshoot('-4%'), to: beyondSide })
const slideIn = keyframes({ from: beyondEnd })
const slideOut = keyframes({ to: beyondEnd })
const flipIn = keyframes({ from: { transform: 'perspective(400px) rotateX(90deg)', opacity: 0 } })
const flipOut = keyframes({ to: { transform: 'perspective(400px) rotateX(90deg)', opacity: 0 } })
const zoomIn = keyframes({ from: { transform: 'scale(0.3)', opacity: 0 } })
const zoomOut = keyframes({ to: { transform: 'scale(0.3)', opacity: 0 } })
const empty = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } })

const transitions = {
  bounce: [bounceIn, bounceOut],
  slide: [slideIn, slideOut],
  flip: [flipIn, flipOut],
  zoom: [zoomIn, zoomOut],
} as const

export const card = style({
  vars: { [edge.x]: '1', [edge.y]: '-1' },
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  padding: `${space(2)} ${space(2)} ${space(2)} ${space(4)}`,
  color: vars.color.textPrimary,
  background: vars.color.raised,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.elevation.high,
  fontFamily: vars.font.text,
  fontSize: textSize('sm'),
})

globalStyle(`[data-x-position='left'] .${card}`, { vars: { [edge.x]: '-1' } })
globalStyle(`[data-y-position='bottom'] .${card}`, { vars: { [edge.y]: '1' } })

/** A list's item: the library lays it out; it moves only when another one has gone. */
export const item = style({})
globalStyle(`[data-sonner-toast].${item}`, {
  opacity: 1,
  inlineSize: '100%',
  // On phones the list is as wide as the screen and begins beside its edge.
  maxInlineSize: 'calc(100vw - 32px)',
  transition: `transform ${collapseDuration}ms ${vars.motion.standard}`,
})
globalStyle(`[data-sonner-toast].${item}:focus-visible`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 2,
  borderRadius: vars.radius.card,
})
globalStyle(`[data-sonner-toast].${item}[data-mounted='false']`, { transition: 'none' })
globalStyle(`[data-sonner-toast].${item}[data-removed='true']`, { opacity: 0 })

for (const [name, [enter, leave]] of Object.entries(transitions)) {
  const moving = ":root:not([data-motion='reduced'])"
  globalStyle(`${moving} .${card}[data-transition='${name}']`, {
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${enter} ${exitDuration}ms ${vars.motion.enter}`,
      },
    },
  })
  globalStyle(`${moving} .${card}[data-transition='${name}'][data-state='leaving']`, {
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${leave} ${exitDuration}ms ${vars.motion.exit} forwards`,
      },
    },
  })
}

/** Colours of a type: as text on the card, and as the card's ground with text on it. */
const types = {
  info: [vars.color.secondText, vars.color.second, vars.color.secondContrast],
  success: [vars.color.positiveText, vars.color.positive, vars.color.positiveContrast],
  warning: [vars.color.cautionText, vars.color.caution, vars.color.cautionContrast],
  error: [vars.color.criticalText, vars.color.critical, vars.color.criticalContrast],
  default: [vars.color.textPrimary, vars.color.accent, vars.color.accentContrast],
} as const

export const icon = style({ flex: 'none', display: 'grid' })
export const text = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
const barLooks = {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 4,
  background: 'currentColor',
  transformOrigin: 'left',
} as const
export const bar = style(barLooks)
/** How much time is left; where motion is unwelcome nothing runs out before the reader's eyes. */
export const timeBar = style([
  { ...barLooks, display: 'none' },
  whenMoving('&', { display: 'block', animation: `${empty} linear forwards` }),
])

for (const [type, [words, fill, onFill]] of Object.entries(types)) {
  const own = `.${card}[data-type='${type}']`
  for (const part of [icon, bar, timeBar])
    globalStyle(`${own}[data-toast-theme='auto'] > .${part}`, { color: words })
  globalStyle(`${own}[data-toast-theme='colored']`, { background: fill, color: onFill })
}
// Neutral on any brand and in either mode; the type shows in its icon's form.
globalStyle(`.${card}[data-toast-theme='light']`, { background: '#ffffff', color: '#1d1d20' })
globalStyle(`.${card}[data-toast-theme='dark']`, { background: '#17171a', color: '#f4f4f6' })

const control = style([
  {
    flex: 'none',
    minBlockSize: 44,
    minInlineSize: 44,
    display: 'grid',
    placeItems: 'center',
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    borderRadius: vars.radius.field,
  },
  focusRing,
])
export const close = control
export const action = style([
  control,
  { paddingInline: space(3), fontWeight: vars.font.strongWeight, textDecoration: 'underline' },
])

/** The list: clear of the phone's bar. */
export const list = style({})
globalStyle(`[data-sonner-toaster].${list}[data-y-position='bottom']`, {
  '@media': { [`not ${media.lg}`]: { marginBlockEnd: '60px' } },
})
