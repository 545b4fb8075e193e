import { style } from '@vanilla-extract/css'

/** A benefit by itself begins as a sentence does; the club's page lists the same words in one. */
export const benefitText = style({ '::first-letter': { textTransform: 'uppercase' } })
