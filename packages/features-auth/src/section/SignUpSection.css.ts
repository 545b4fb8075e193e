import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gap: space(5),
  justifyItems: 'center',
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
      alignItems: 'center',
      columnGap: space(10),
    },
  },
})

export const art = style({
  inlineSize: 'min(11rem, 50%)',
  blockSize: 'auto',
  '@media': { [media.md]: { inlineSize: 'min(17.5rem, 100%)' } },
})

export const words = style({ display: 'grid', gap: space(5), inlineSize: '100%' })

export const gifts = style({
  display: 'grid',
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const gift = style({ display: 'flex', gap: space(3), alignItems: 'flex-start' })

export const medal = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.badge,
  background: vars.color.sunken,
  color: vars.color.accentText,
})

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  '@media': { [media.sm]: { flexDirection: 'row', flexWrap: 'wrap' } },
})

export const age = style({ display: 'flex', alignItems: 'center', gap: space(3), margin: 0 })
