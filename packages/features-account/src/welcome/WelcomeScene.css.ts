import { vars } from '@marquee/theme'
import { displayFont, focusRing, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const art = style({ inlineSize: '7.5rem', blockSize: '7.5rem', objectFit: 'contain' })

/** The brand's place, in which the gift is handed over; a page has it around itself already. */
export const scene = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.page,
  color: vars.color.textPrimary,
  colorScheme: 'dark',
  paddingInline: space(4),
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundImage: `linear-gradient(to bottom, color-mix(in srgb, ${vars.color.page} 20%, transparent), color-mix(in srgb, ${vars.color.page} 92%, transparent) 82%)`,
  },
})
export const place = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '72% 50%',
})

export const title = style({ textAlign: 'center' })

export const balances = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(3),
})

/** One balance of the gift; pressing it says with which one to play. */
export const balance = style([
  {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space(1),
    padding: space(4),
    border: `${vars.line.control} solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    color: vars.color.textPrimary,
    textAlign: 'start',
    font: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: vars.color.accent,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      },
      '&:disabled': { cursor: 'progress' },
    },
  },
  focusRing,
])

export const amount = style([displayFont, { fontSize: textSize('xl') }])

export const picked = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minBlockSize: '1.5em',
  fontSize: textSize('sm'),
  color: vars.color.textSecondary,
})

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
