import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const belowHero = style({
  paddingBlockStart: space(6),
  '@media': { [media.lg]: { paddingBlockStart: space(10) } },
})
