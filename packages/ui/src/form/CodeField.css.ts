import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'
import { space, textSize } from '../style.ts'

export const places = style({ display: 'flex', gap: space(2), direction: 'ltr' })

export const place = style({
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: '3.5rem',
  minBlockSize: '3.5rem',
  padding: 0,
  borderRadius: vars.radius.field,
  border: `${vars.line.control} solid ${vars.color.borderControl}`,
  backgroundColor: vars.color.sunken,
  color: vars.color.textPrimary,
  fontFamily: vars.font.text,
  fontSize: textSize('xl'),
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.strongWeight,
  textAlign: 'center',
  transition: `border-color ${vars.motion.quick} ${vars.motion.standard}`,
  selectors: {
    '&:hover': { borderColor: vars.color.textSecondary },
    '&:focus': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 },
    '&[aria-invalid="true"]': { borderColor: vars.color.criticalText },
    '&:disabled': { opacity: 0.5 },
  },
})
