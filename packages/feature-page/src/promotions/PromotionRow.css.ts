import { vars } from '@marquee/theme'
import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  blockSize: '100%',
})

export const medal = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: '50%',
  background: vars.color.sunken,
  color: vars.color.accentText,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(1),
  minInlineSize: 0,
})

export const gives = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
/** What can be claimed and until when, in a line where both fit. */
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
})
export const action = style({ alignSelf: 'center' })

/** Rows beside each other where there is room. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
