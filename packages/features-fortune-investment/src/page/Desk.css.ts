import { vars } from '@marquee/theme'
import { displaySize, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

const onPhones = 'screen and (max-width: 767px)'

export const packages = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(5) },
  },
})

/** Beside its words on a phone, above them on a desktop. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: `${space(2)} ${space(3)}`,
  alignItems: 'center',
  blockSize: '100%',
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      gap: space(4),
    },
  },
})

export const jar = style({
  inlineSize: '100%',
  maxInlineSize: '8.5rem',
  marginInline: 'auto',
})

export const words = style({
  display: 'grid',
  minInlineSize: 0,
  '@media': { [media.md]: { gap: space(1) } },
})
/** Of one line beside its jar on a phone. */
export const title = style({
  '@media': { [onPhones]: { selectors: { '&&': { fontSize: displaySize('md') } } } },
})
export const action = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space(2),
})

export const bonus = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(2),
  fontWeight: vars.font.strongWeight,
})

export const hall = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'center',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)', gap: space(10) },
  },
})

/** The shelf that the jar stands on. */
export const shelf = style({
  inlineSize: '100%',
  maxInlineSize: '22rem',
  marginInline: 'auto',
  padding: `${space(5)} ${space(8)}`,
  borderRadius: vars.radius.card,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  backgroundColor: vars.color.sunken,
  backgroundImage: `radial-gradient(circle at 50% 46%, color-mix(in srgb, ${vars.color.coins} 24%, transparent), transparent 66%)`,
})

export const column = style({ display: 'grid', gap: space(4), minInlineSize: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) })
export const result = style({
  display: 'grid',
  gap: space(4),
  maxInlineSize: '34rem',
  marginInline: 'auto',
})
