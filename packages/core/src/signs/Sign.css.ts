import { vars } from '@marquee/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%' })

const edge = { stroke: vars.color.page, strokeWidth: 1.5, strokeLinejoin: 'round' } as const

/** What a sign is painted in: the theme's own colours, and paper and ink, which are the same in all. */
export const tones = styleVariants({
  accent: { ...edge, fill: vars.color.accent },
  second: { ...edge, fill: vars.color.second },
  coins: { ...edge, fill: vars.color.coins },
  entries: { ...edge, fill: vars.color.entries },
  paper: { ...edge, fill: '#fffaf0' },
  ink: { fill: '#1b1b22' },
})
