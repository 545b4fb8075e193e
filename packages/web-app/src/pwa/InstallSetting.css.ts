import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const line = style({ display: 'flex', gap: space(3), alignItems: 'start' })

export const mark = style({ width: '48px', height: '48px', flex: 'none' })

export const actions = style({
  display: 'flex',
  gap: space(2),
  justifyContent: 'end',
  marginTop: space(3),
})
