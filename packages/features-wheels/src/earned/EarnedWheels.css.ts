import { space } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** Lines one below the other; a wheel to turn stands apart from them. */
export const list = style({ display: 'grid' })
globalStyle(`${list} > section`, { marginBlock: space(6) })

export const card = style({ display: 'grid', gap: space(3) })
