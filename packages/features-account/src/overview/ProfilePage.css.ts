import { media } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** On wide screens the frame lists the sections already. */
export const narrowOnly = style({ '@media': { [media.lg]: { display: 'none' } } })
