import { vars } from '@marquee/theme'
import { displayFont, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gap: space(4) })
export const live = style({ textAlign: 'center' })

export const sides = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  marginBlockEnd: space(3),
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  padding: space(4),
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})

export const name = style({ ...displayFont, display: 'flex', justifyContent: 'space-between' })
export const chance = style({ fontVariantNumeric: 'tabular-nums' })
export const what = style({ display: 'grid', justifyItems: 'start', gap: space(2), margin: 0 })
