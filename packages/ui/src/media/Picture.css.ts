import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'

export const ground = createVar()

export const picture = style({
  vars: { [ground]: vars.color.sunken },
  display: 'block',
  inlineSize: '100%',
  backgroundColor: ground,
  color: vars.color.textSecondary,
})

export const fit = styleVariants({
  cover: { objectFit: 'cover' },
  contain: { objectFit: 'contain' },
})

/** Contents of a box that has its own proportions. */
export const filling = style({ blockSize: '100%' })
export const natural = style({ blockSize: 'auto' })
export const holder = style({ display: 'contents' })
