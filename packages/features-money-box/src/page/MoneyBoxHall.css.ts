import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const hall = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'center',
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
      gap: space(10),
      // What is read beside it is no wider than it is read well, however wide the page.
      maxInlineSize: '70rem',
    },
  },
  // Where the title stands in the middle, so does the thing.
  selectors: { '[data-form="stage"] &': { marginInline: 'auto' } },
})

/** The shelf it stands on. */
export const stage = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '24rem',
  '@media': { [media.lg]: { maxInlineSize: '32rem' } },
  marginInline: 'auto',
  padding: `${space(8)} ${space(6)} ${space(4)}`,
  borderRadius: vars.radius.card,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  backgroundColor: vars.color.sunken,
  backgroundImage: `radial-gradient(circle at 50% 42%, color-mix(in srgb, ${vars.color.coins} 26%, transparent), transparent 68%)`,
})
export const words = style({ display: 'grid', gap: space(4), minInlineSize: 0 })
export const amount = style({ display: 'grid', gap: space(1), justifyItems: 'start' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) })
