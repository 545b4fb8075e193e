import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  gap: space(5),
  justifyItems: 'center',
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(11rem, 1fr) 2fr',
      alignItems: 'center',
      gap: space(8),
    },
  },
})

export const art = style({
  inlineSize: 'min(100%, 17rem)',
  blockSize: 'auto',
  // A phone shows the thing itself above, and what an account brings without a picture.
  '@media': { 'screen and (max-width: 767px)': { display: 'none' } },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  inlineSize: '100%',
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const line = style({ display: 'flex', alignItems: 'flex-start', gap: space(3) })
export const tick = style({ color: vars.color.positiveText })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) })
