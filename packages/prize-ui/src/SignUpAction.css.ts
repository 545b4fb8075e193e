import { style } from '@vanilla-extract/css'

/** As wide as its place, but never a bar across a desktop. */
export const action = style({ maxInlineSize: '28rem' })
