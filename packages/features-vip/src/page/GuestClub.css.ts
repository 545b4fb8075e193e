import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** The crests side by side, each a little higher than the one before. */
export const wall = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: space(1),
  paddingBlock: space(6),
  paddingInline: space(3),
  borderRadius: vars.radius.card,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
  backgroundColor: vars.color.sunken,
  backgroundImage: `radial-gradient(circle at 70% 40%, color-mix(in srgb, ${vars.color.accent} 24%, transparent), transparent 70%)`,
  '@media': { [media.md]: { gap: space(4), paddingBlock: space(8) } },
})

const step = (number: number) => ({ [`&:nth-child(${number})`]: { flexGrow: 2 + number } })

export const crest = style({
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: '10rem',
  selectors: { ...step(1), ...step(2), ...step(3), ...step(4), ...step(5) },
})
