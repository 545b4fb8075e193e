import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const event = style({
  position: 'relative',
  display: 'grid',
  gap: space(1),
  paddingInlineStart: space(6),
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 4,
    insetBlockStart: '0.45em',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    backgroundColor: vars.color.accentText,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 7.5,
      insetBlockStart: 'calc(0.45em + 12px)',
      insetBlockEnd: `calc(-1 * ${space(4)})`,
      inlineSize: 1,
      backgroundColor: vars.color.border,
    },
  },
})
