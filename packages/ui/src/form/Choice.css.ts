import { style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { backdrop, space, textSize } from '../style.ts'

export const group = style({ display: 'flex', flexDirection: 'column', gap: space(1) })

export const legend = style({
  padding: 0,
  marginBlockEnd: space(1),
  fontSize: textSize('sm'),
  fontWeight: vars.font.strongWeight,
})

/** The whole line is the target. */
export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  minBlockSize: '2.75rem',
  paddingBlock: '0.625rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' } },
})

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const hint = style({ fontSize: textSize('sm'), color: vars.color.textSecondary })

const quickly = `${vars.motion.quick} ${vars.motion.standard}`

const box = {
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `${vars.line.control} solid ${vars.color.borderControl}`,
  backgroundColor: vars.color.sunken,
  cursor: 'inherit',
  transition: `background-color ${quickly}, border-color ${quickly}`,
} as const

const filled = { borderColor: vars.color.accent, backgroundColor: vars.color.accent }

export const checkbox = style({
  ...box,
  borderRadius: `min(${vars.radius.field}, 0.375rem)`,
  '::before': {
    content: '',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    backgroundColor: vars.color.accentContrast,
    clipPath: 'polygon(12% 46%, 0 58%, 38% 96%, 100% 22%, 88% 10%, 38% 70%)',
    opacity: 0,
    transition: `opacity ${quickly}`,
  },
  selectors: {
    '&:checked': filled,
    '&:checked::before': { opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: vars.color.criticalText },
  },
  '@media': {
    '(forced-colors: active)': { '::before': { backgroundColor: 'CanvasText' } },
  },
})

export const radio = style({
  ...box,
  borderRadius: '50%',
  '::before': {
    content: '',
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    borderRadius: '50%',
    backgroundColor: vars.color.accentContrast,
    opacity: 0,
  },
  selectors: { '&:checked': filled, '&:checked::before': { opacity: 1 } },
  '@media': {
    '(forced-colors: active)': { '::before': { backgroundColor: 'CanvasText' } },
  },
})

export const switchLine = style([choice, { alignItems: 'center', justifyContent: 'space-between' }])

export const toggle = style({
  ...box,
  display: 'block',
  inlineSize: '3rem',
  blockSize: '1.75rem',
  borderRadius: '0.875rem',
  isolation: 'isolate',
  '::before': backdrop({
    inset: 'auto',
    insetBlockStart: '50%',
    insetInlineStart: '0.25rem',
    zIndex: 0,
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    marginBlockStart: '-0.5625rem',
    borderRadius: '50%',
    backgroundColor: vars.color.textSecondary,
    transition: `inset-inline-start ${vars.motion.medium} ${vars.motion.standard}, background-color ${quickly}`,
  }),
  selectors: {
    '&:checked': filled,
    '&:checked::before': {
      insetInlineStart: 'calc(100% - 1.375rem)',
      backgroundColor: vars.color.accentContrast,
    },
  },
})
