import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const belowHero = style({
  paddingBlockStart: space(6),
  '@media': { [media.lg]: { paddingBlockStart: space(10) } },
})

export const lobby = style({
  paddingBlockStart: space(4),
  '@media': { [media.lg]: { paddingBlockStart: space(8) } },
})

/** Tight, so that covers stand on a phone's first screen. */
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  marginBlockEnd: space(4),
  '@media': { [media.lg]: { gap: space(5), marginBlockEnd: vars.density.section } },
})

export const welcome = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  '@media': {
    [media.md]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space(6),
    },
  },
})
