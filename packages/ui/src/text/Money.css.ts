import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { displayFont, displaySize, space, textSize } from '../style.ts'

export const money = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.strongWeight,
  whiteSpace: 'nowrap',
})

/** Its baseline is the whole amount's, so that it stands on the line of the words around it. */
export const figure = style({ alignSelf: 'baseline' })

export const tone = styleVariants({
  coins: { color: vars.color.coins },
  entries: { color: vars.color.entries },
  plain: {},
})

export const size = styleVariants({
  inherit: {},
  sm: { fontSize: textSize('sm') },
  md: { fontSize: textSize('md') },
  lg: { fontSize: textSize('lg') },
  xl: [displayFont, { fontSize: displaySize('xxl'), lineHeight: 1.1 }],
  display: [displayFont, { fontSize: displaySize('display'), lineHeight: 1.05 }],
})
