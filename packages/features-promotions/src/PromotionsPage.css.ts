import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  '@media': { [media.lg]: { gap: space(5) } },
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space(4),
  blockSize: '100%',
  '@media': { [media.md]: { gap: space(6) } },
})

export const art = style({ inlineSize: '7rem', '@media': { [media.md]: { inlineSize: '10rem' } } })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(3),
})

export const until = style({ color: vars.color.textSecondary })
