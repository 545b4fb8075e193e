import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
  '@media': {
    [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space(6) },
  },
})

export const art = style({
  inlineSize: '5rem',
  blockSize: '5rem',
  '@media': { [media.md]: { inlineSize: '7rem', blockSize: '7rem' } },
})

export const words = style({ display: 'grid', gap: space(2), minInlineSize: 0 })

export const path = style({
  display: 'flex',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const pip = style({
  flex: '1 1 0',
  maxInlineSize: '2.5rem',
  display: 'grid',
  placeItems: 'center',
  blockSize: '1.75rem',
  borderRadius: vars.radius.badge,
  background: vars.color.sunken,
  color: vars.color.textSecondary,
  fontSize: textSize('xs'),
  fontWeight: vars.font.strongWeight,
  selectors: {
    '&[data-state="claimed"]': {
      background: vars.color.positive,
      color: vars.color.positiveContrast,
    },
    '&[data-state="today"]': { background: vars.color.accent, color: vars.color.accentContrast },
    '&[data-state="next"]': { boxShadow: `inset 0 0 0 2px ${vars.color.borderControl}` },
  },
})

export const action = style({
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: 'auto' } },
})
