import { style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { media, space, textSize } from '../style.ts'

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  minInlineSize: 0,
})

export const label = style({
  fontSize: textSize('sm'),
  fontWeight: vars.font.strongWeight,
  color: vars.color.textPrimary,
})

export const optional = style({
  marginInlineStart: space(2),
  fontWeight: vars.font.textWeight,
  color: vars.color.textSecondary,
})

export const hint = style({ fontSize: textSize('sm'), color: vars.color.textSecondary })

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(1),
  fontSize: textSize('sm'),
  color: vars.color.criticalText,
})

/** The well that holds a control with what stands before and after it. */
export const well = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: '3rem',
  paddingInline: space(3),
  borderRadius: vars.radius.field,
  border: `${vars.line.control} solid ${vars.color.borderControl}`,
  backgroundColor: vars.color.sunken,
  color: vars.color.textPrimary,
  transition: `border-color ${vars.motion.quick} ${vars.motion.standard}`,
  selectors: {
    '&:hover': { borderColor: vars.color.textSecondary },
    '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.criticalText },
    // Its own control only: a choice that is disabled leaves the list as it is.
    '&:has(> :disabled)': { opacity: 0.5 },
  },
  '@media': { [media.lg]: { minBlockSize: '2.75rem' } },
})

export const control = style({
  flex: 1,
  // A share of what is around it: otherwise twenty letters of a wide face would widen a phone's page.
  inlineSize: '100%',
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  /* Below 16 px phones zoom into the field. */
  fontSize: textSize('md'),
  selectors: {
    '&::placeholder': { color: vars.color.textSecondary, opacity: 1 },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.textPrimary,
      boxShadow: `0 0 0 100rem ${vars.color.sunken} inset`,
    },
  },
})

export const multiline = style({
  paddingBlock: space(3),
  minBlockSize: '6rem',
  resize: 'vertical',
  lineHeight: 1.5,
})

export const aside = style({
  display: 'inline-flex',
  flex: 'none',
  color: vars.color.textSecondary,
})

export const reveal = style({ marginInlineEnd: `calc(-1 * ${space(2)})` })
