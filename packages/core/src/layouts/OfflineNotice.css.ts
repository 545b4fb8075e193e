import { vars } from '@marquee/theme'
import { headerHeight, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Stays in sight, below the header. */
export const notice = style({
  position: 'sticky',
  insetBlockStart: headerHeight,
  zIndex: 29,
  padding: `${space(2)} ${space(4)}`,
  background: vars.color.caution,
  color: vars.color.cautionContrast,
  fontSize: textSize('sm'),
  textAlign: 'center',
  selectors: {
    '[data-hidden] + &': { insetBlockStart: 0 },
    '&:focus': { outline: '3px solid', outlineOffset: -6 },
  },
})
