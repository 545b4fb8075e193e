import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const composer = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space(3),
  inlineSize: '100%',
})

export const field = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
})

export const label = style({
  fontSize: textSize('sm'),
  fontWeight: vars.font.strongWeight,
})

export const area = style({
  inlineSize: '100%',
  minBlockSize: '5rem',
  padding: space(3),
  resize: 'vertical',
  borderRadius: vars.radius.field,
  border: `${vars.line.control} solid ${vars.color.borderControl}`,
  backgroundColor: vars.color.sunken,
  color: vars.color.textPrimary,
  fontFamily: 'inherit',
  /* Below 16 px phones zoom into the field. */
  fontSize: textSize('md'),
  selectors: {
    '&:hover': { borderColor: vars.color.textSecondary },
    '&:focus': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 },
  },
})

export const left = style({ fontSize: textSize('sm'), color: vars.color.textSecondary })
