import { style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { backdrop, focusRing, labelFont, media, space, textSize } from '../style.ts'

export const chip = style([
  labelFont,
  focusRing,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(2),
    flex: 'none',
    minBlockSize: '2.75rem',
    paddingInline: space(4),
    borderRadius: vars.radius.control,
    color: vars.color.textPrimary,
    fontSize: textSize('sm'),
    lineHeight: 1.2,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '::before': backdrop({
      clipPath: vars.shape.control,
      backgroundColor: vars.color.raised,
      border: `${vars.line.control} solid ${vars.color.border}`,
      transition: `background-color ${vars.motion.quick} ${vars.motion.standard}, border-color ${vars.motion.quick} ${vars.motion.standard}`,
    }),
    '@media': { [media.lg]: { minBlockSize: '2.25rem' } },
  },
])

export const pressable = style({
  cursor: 'pointer',
  selectors: { '&:hover::before': { borderColor: vars.color.accentText } },
})

export const selected = style({
  color: vars.color.secondContrast,
  '::before': { backgroundColor: vars.color.second, borderColor: vars.color.second },
})

export const removable = style({ paddingInlineEnd: 0 })

export const remove = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    marginInlineStart: `calc(-1 * ${space(2)})`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.accentText } },
    '@media': { [media.lg]: { inlineSize: '2.25rem', minBlockSize: '2.25rem' } },
  },
])
