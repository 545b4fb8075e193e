import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(6),
  paddingBlock: space(5),
})

export const head = style({ display: 'flex', flexDirection: 'column', gap: space(1) })

export const loading = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
})

export const more = style({ alignSelf: 'flex-start' })
