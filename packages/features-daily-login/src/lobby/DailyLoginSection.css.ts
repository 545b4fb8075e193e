import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const art = style({ inlineSize: '100%', blockSize: 'auto' })

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
