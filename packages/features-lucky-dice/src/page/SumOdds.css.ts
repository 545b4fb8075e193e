import { vars } from '@marquee/theme'
import { displayFont, space, textSize } from '@marquee/ui/style'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

const mix = (color: string, share: number, ground: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${ground})`

/** How long the bar of a row is. */
export const share = createVar()

export const board = style({ display: 'grid', gap: space(3), maxInlineSize: '44rem' })
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: `0 ${space(1)}`,
})
export const caption = style({
  textAlign: 'start',
  color: vars.color.textSecondary,
  fontSize: textSize('sm'),
})
export const head = style({
  color: vars.color.textSecondary,
  fontSize: textSize('sm'),
})
globalStyle(`${head} th:nth-child(-n + 2)`, { textAlign: 'start' })
export const figure = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })

/** The bar stands behind the words of its row. */
export const row = style({
  backgroundImage: `linear-gradient(${mix(vars.color.accent, 26, vars.color.page)} 0 0)`,
  backgroundSize: `${share} 100%`,
  backgroundRepeat: 'no-repeat',
  selectors: {
    '&[data-last]': {
      backgroundImage: `linear-gradient(${mix(vars.color.coins, 34, vars.color.page)} 0 0)`,
      outline: `2px solid ${vars.color.coins}`,
      outlineOffset: -1,
    },
  },
})
export const sum = style([
  displayFont,
  {
    inlineSize: '3.5rem',
    paddingBlock: space(2),
    paddingInline: space(3),
    textAlign: 'start',
    fontSize: textSize('lg'),
  },
])
