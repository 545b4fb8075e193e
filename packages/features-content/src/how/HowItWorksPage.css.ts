import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style, styleVariants } from '@vanilla-extract/css'

export const balances = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  '@media': { [media.lg]: { gap: space(5) } },
})

export const balance = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  blockSize: '100%',
})

const sign = { inlineSize: '3rem', blockSize: '3rem' }
export const icon = styleVariants({
  coins: { ...sign, color: vars.color.coins },
  entries: { ...sign, color: vars.color.entries },
})
