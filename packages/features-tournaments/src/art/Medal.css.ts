import { style, styleVariants } from '@vanilla-extract/css'

export const medal = style({
  inlineSize: '1.75rem',
  blockSize: '2.25rem',
  flex: 'none',
  display: 'block',
})

/** Metals are themselves in every theme. */
export const metal = styleVariants({
  1: { fill: '#f2c14e', stroke: '#8a5a00' },
  2: { fill: '#d5dbe3', stroke: '#56606e' },
  3: { fill: '#d99a6c', stroke: '#6e3c17' },
})
export const figure = style({ fill: '#1b1b22', stroke: 'none', fontWeight: 700 })
