import { style } from '@vanilla-extract/css'

/** Always there, so that what comes into it is announced. */
export const told = style({ ':empty': { display: 'none' } })
