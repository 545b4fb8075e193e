import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const belowHero = style({
  paddingBlockStart: space(4),
  '@media': {
    [media.md]: { paddingBlockStart: space(6) },
    [media.lg]: { paddingBlockStart: space(10) },
  },
})
