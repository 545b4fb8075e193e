import { style } from '@vanilla-extract/css'

/** No wider than what is typed there. */
export const form = style({ maxInlineSize: '28rem' })
