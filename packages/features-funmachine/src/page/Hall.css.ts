import { vars } from '@marquee/theme'
import { belowHeader, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const hall = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'start',
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', gap: space(10) },
  },
})

export const front = style({
  display: 'grid',
  gap: space(4),
  scrollMarginBlock: `${belowHeader} 6rem`,
})

const glow = (color: string, share: number) => `color-mix(in srgb, ${color} ${share}%, transparent)`

/** An arcade at night: the floor shines, and two lamps stand behind the machine. */
export const arcade = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${space(6)} ${space(4)}`,
  borderRadius: vars.radius.card,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  backgroundColor: vars.color.page,
  backgroundImage: [
    `radial-gradient(38% 46% at 22% 18%, ${glow(vars.color.second, 38)}, transparent)`,
    `radial-gradient(38% 46% at 80% 24%, ${glow(vars.color.accent, 34)}, transparent)`,
    `linear-gradient(to top, ${glow(vars.color.accent, 22)} 0 17%, transparent 17.3%)`,
  ].join(', '),
})
export const machine = style({
  inlineSize: 'min(50%, 20rem)',
  '@media': { [media.md]: { inlineSize: 'min(78%, 20rem)' } },
})

export const beside = style({
  display: 'grid',
  gap: space(4),
  minInlineSize: 0,
  '@media': { [media.md]: { gap: space(8) } },
})
