import { media, quietAct } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const link = style([
  quietAct,
  {
    // Beside the last game's round cover, which stands in the middle of a phone's bottom bar.
    justifyContent: 'flex-start',
    '@media': { [media.lg]: { justifyContent: 'center' } },
  },
])
