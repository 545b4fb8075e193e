import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Takes the focus for the reader's sake and shows none: nothing can be done with it. */
export const top = style({ outline: 'none' })
export const view = style({ display: 'grid', gap: space(5) })
export const prizes = style({ display: 'grid', gap: space(4) })
export const art = style({ inlineSize: '9rem', blockSize: '9rem' })
