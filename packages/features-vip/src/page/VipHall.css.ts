import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const hall = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'start',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)', gap: space(8) },
  },
})
/** Where the crest hangs. */
export const wall = style({
  paddingBlock: space(4),
  paddingInline: 'calc(50% - 4rem)',
  borderRadius: vars.radius.card,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  backgroundColor: vars.color.sunken,
  backgroundImage: `radial-gradient(circle at 50% 45%, color-mix(in srgb, ${vars.color.accent} 24%, transparent), transparent 70%)`,
  inlineSize: '100%',
  '@media': { [media.md]: { padding: `${space(6)} ${space(10)}` } },
})
export const words = style({ display: 'grid', gap: space(3), minInlineSize: 0 })
