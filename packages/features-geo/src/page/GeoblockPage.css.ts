import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(6),
  inlineSize: '100%',
  maxInlineSize: '36rem',
  marginInline: 'auto',
})

export const art = style({
  inlineSize: 'min(15rem, 60vw)',
  blockSize: 'auto',
})

export const words = style({ display: 'grid', gap: space(3) })

export const help = style({ inlineSize: '100%', textAlign: 'start' })

export const action = style({
  display: 'grid',
  gap: space(3),
  justifyItems: 'center',
  inlineSize: '100%',
})

export const states = style({ inlineSize: '100%', textAlign: 'start' })

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.sm]: { columnCount: 2, columnGap: space(8) } },
})

export const state = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlock: space(2),
  breakInside: 'avoid',
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.border}`,
})
