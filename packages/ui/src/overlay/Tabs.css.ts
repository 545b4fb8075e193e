import { style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { focusRing, labelFont, space, textSize } from '../style.ts'

export const list = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  gap: space(1),
  maxInlineSize: '100%',
  inlineSize: 'fit-content',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: space(1),
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
})

export const wide = style({ inlineSize: '100%' })

export const tab = style([
  labelFont,
  focusRing,
  {
    flex: '1 0 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(2),
    minBlockSize: '2.75rem',
    paddingInline: space(4),
    borderRadius: vars.radius.control,
    color: vars.color.textSecondary,
    fontSize: textSize('sm'),
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${vars.motion.quick} ${vars.motion.standard}`,
    selectors: {
      '&:hover': { color: vars.color.textPrimary },
      '&[data-active]': { color: vars.color.secondContrast },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: -3 },
    },
  },
])

export const indicator = style({
  position: 'absolute',
  zIndex: -1,
  insetInlineStart: 0,
  insetBlockStart: 0,
  inlineSize: 'var(--active-tab-width)',
  blockSize: 'var(--active-tab-height)',
  transform: 'translate(var(--active-tab-left), var(--active-tab-top))',
  borderRadius: vars.radius.control,
  clipPath: vars.shape.control,
  backgroundColor: vars.color.second,
  transition: `transform ${vars.motion.medium} ${vars.motion.standard}, inline-size ${vars.motion.medium} ${vars.motion.standard}`,
})

export const panel = style([focusRing, { paddingBlockStart: space(4) }])
