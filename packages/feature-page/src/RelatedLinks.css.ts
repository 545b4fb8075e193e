import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.md]: {
      gap: space(4),
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    },
  },
})

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space(3)}`,
  blockSize: '100%',
  color: 'inherit',
  textDecoration: 'none',
})

export const icon = style({ gridRow: '1 / span 2', color: vars.color.accentText })
const onPhones = 'screen and (max-width: 767px)'

export const arrow = style({
  gridColumn: 3,
  gridRow: '1 / span 2',
  color: vars.color.textSecondary,
  '@media': { [onPhones]: { display: 'none' } },
})
export const words = style({
  gridColumn: 2,
  '@media': { [onPhones]: { selectors: { '&&': { fontSize: textSize('sm') } } } },
})
/** Where there is room for it. */
export const text = style([words, { '@media': { [onPhones]: { display: 'none' } } }])
