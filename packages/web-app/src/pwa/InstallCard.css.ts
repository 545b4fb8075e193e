import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Above the bottom bar of phones, in the corner of wide screens; never over a dialog. */
export const place = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: space(3),
  bottom: `calc(env(safe-area-inset-bottom) + 72px)`,
  boxShadow: vars.elevation.high,
  '@media': {
    [media.lg]: { insetInline: 'auto', insetInlineEnd: space(6), bottom: space(6), width: '360px' },
  },
})

export const line = style({ display: 'flex', gap: space(3), alignItems: 'start' })

export const mark = style({ width: '48px', height: '48px', flex: 'none' })

export const actions = style({
  display: 'flex',
  gap: space(2),
  justifyContent: 'end',
  marginTop: space(3),
})
