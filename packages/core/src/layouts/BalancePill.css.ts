import { vars } from '@marquee/theme'
import { focusRing, space, textSize } from '@marquee/ui/style'
import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { lengths } from './amountLength.ts'

/** How many characters the amount has. */
export const letters = createVar()

/** The switch, both paddings and the borders, in px. */
const taken = 66
/** Width of a figure and of the drawing before it, for each px of type. */
const figure = 0.62
const drawing = 1.6
/** The least type that is read at arm's length, in px. */
const least = 11

/** From which width of the bar's middle on so many characters fit. */
const widthFor = (count: number) => Math.ceil(taken + least * (count * figure + drawing))

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 40,
  maxInlineSize: '100%',
  border: `${vars.line.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: textSize('md'),
  fontWeight: vars.font.strongWeight,
})

export const amount = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: space(3),
  paddingInlineEnd: space(1),
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  // Shrinks with the bar's middle before it leaves the pill.
  fontSize: `clamp(${least}px, (100cqi - ${taken}px) / (${letters} * ${figure} + ${drawing}), ${textSize('md')})`,
})

const narrow = (length: keyof typeof lengths) => `(width < ${widthFor(lengths[length])}px)`
const away = {
  position: 'absolute',
  inlineSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** The amount in full: to the eye where it fits, to readers always. */
export const full = styleVariants(lengths, (_, length) =>
  length === 'short' ? {} : { '@container': { [narrow(length)]: away } },
)
/** `12.3M`, where the amount does not fit. */
export const brief = styleVariants(lengths, (_, length) => ({
  display: 'none',
  ...(length === 'short' ? {} : { '@container': { [narrow(length)]: { display: 'flex' } } }),
}))

export const toggle = style([
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    minBlockSize: 40,
    border: 0,
    borderInlineStart: `${vars.line.hairline} solid ${vars.color.border}`,
    background: 'transparent',
    color: vars.color.textSecondary,
    cursor: 'pointer',
    borderStartEndRadius: vars.radius.control,
    borderEndEndRadius: vars.radius.control,
    selectors: {
      '&:hover': { color: vars.color.textPrimary },
      '&:disabled': { opacity: 0.5, cursor: 'progress' },
    },
  },
  focusRing,
])
