import { style } from '@vanilla-extract/css'
import { space } from '../style.ts'

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(3),
  marginInline: 'auto',
  maxInlineSize: '28rem',
  paddingBlock: space(8),
  paddingInline: space(4),
  textAlign: 'center',
})

export const art = style({ inlineSize: 240, blockSize: 180, objectFit: 'contain' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(2),
  marginBlockStart: space(2),
})
