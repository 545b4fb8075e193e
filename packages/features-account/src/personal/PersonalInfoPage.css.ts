import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const told = style({
  display: 'grid',
  gap: `${space(4)} ${space(6)}`,
  margin: 0,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const fact = style({ minInlineSize: 0 })
export const name = style({ fontSize: textSize('sm'), color: vars.color.textSecondary })
export const value = style({ margin: 0, overflowWrap: 'anywhere' })
