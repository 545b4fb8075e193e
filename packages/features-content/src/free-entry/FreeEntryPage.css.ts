import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  maxInlineSize: '44rem',
})

export const card = style({
  display: 'grid',
  gap: space(6),
  // Paper that grows with its words would push its column wider than the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)', columnGap: space(10) },
  },
})

/** A card of 6 by 4 inches with ruled lines; paper is paper, in every theme. */
export const paper = style({
  display: 'flex',
  minInlineSize: 0,
  flexDirection: 'column',
  justifyContent: 'space-between',
  aspectRatio: '3 / 2',
  margin: 0,
  padding: space(5),
  listStyle: 'none',
  color: '#1d2a4d',
  background: '#fbf8ef',
  borderRadius: vars.radius.field,
  boxShadow: vars.elevation.medium,
  fontFamily: 'ui-rounded, "Segoe Print", "Bradley Hand", cursive',
  fontStyle: 'italic',
})

export const line = style({
  paddingBlockEnd: space(1),
  borderBlockEnd: '1px solid #1d2a4d40',
  fontSize: textSize('md'),
  overflowWrap: 'anywhere',
})

export const codeLine = style({ fontSize: textSize('lg'), letterSpacing: '0.12em' })

export const address = style({ fontStyle: 'normal', lineHeight: 1.5 })

export const codes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  maxInlineSize: '44rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const codeCard = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
})

export const code = style({
  fontSize: textSize('xl'),
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.1em',
})

export const sent = style({ display: 'flex', flexDirection: 'column', gap: space(1) })

export const action = style({ alignSelf: 'start' })
