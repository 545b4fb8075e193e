import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** One line on a phone, which ends in the middle of a link: there is more to the side. */
export const list = style({
  display: 'flex',
  gap: space(2),
  // As wide as the page, whatever its links would take.
  inlineSize: 0,
  minInlineSize: `calc(100% + 2 * ${vars.density.gutter})`,
  margin: `0 calc(-1 * ${vars.density.gutter})`,
  padding: `${space(1)} ${vars.density.gutter}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: vars.density.gutter,
  listStyle: 'none',
  '@media': {
    [media.md]: {
      display: 'grid',
      gap: space(4),
      inlineSize: 'auto',
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      overflowX: 'visible',
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
  minInlineSize: 'max-content',
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.md]: { minInlineSize: 0 } },
})

export const icon = style({ gridRow: '1 / span 2', color: vars.color.accentText })
const onPhones = 'screen and (max-width: 767px)'
// In a line of a phone a texture would run through the words.
globalStyle(`${link}${link}::before`, { '@media': { [onPhones]: { backgroundImage: 'none' } } })

export const arrow = style({
  gridColumn: 3,
  gridRow: '1 / span 2',
  color: vars.color.textSecondary,
  '@media': { [onPhones]: { display: 'none' } },
})
export const words = style({
  gridColumn: 2,
  // Alone beside its sign on a phone.
  '@media': {
    [onPhones]: { gridRow: '1 / span 2', selectors: { '&&': { fontSize: textSize('sm') } } },
  },
})
/** Where there is room for it. */
export const text = style([words, { '@media': { [onPhones]: { display: 'none' } } }])
