import { vars } from '@marquee/theme'
import { displaySize, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

const columns = (narrowest: string) => `repeat(auto-fit, minmax(min(100%, ${narrowest}), 1fr))`

export const steps = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: columns('16rem'),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '@media': { [media.lg]: { gap: space(5) } },
})

export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space(1)} ${space(4)}`,
  alignContent: 'start',
  blockSize: '100%',
  '::after': {
    content: 'counter(step)',
    gridColumn: 1,
    gridRow: '1 / span 2',
    minInlineSize: '1.1ch',
    fontFamily: vars.font.display,
    fontWeight: vars.font.displayWeight,
    fontSize: displaySize('display'),
    lineHeight: 1,
    color: vars.color.accentText,
  },
})

export const beside = style({ gridColumn: 2 })

export const facts = style({
  display: 'grid',
  gap: `${space(5)} ${space(8)}`,
  gridTemplateColumns: columns('18rem'),
  margin: 0,
})

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space(1)} ${space(3)}`,
  alignItems: 'center',
  alignContent: 'start',
})

export const factIcon = style({ color: vars.color.accentText })
export const factText = style({ gridColumn: 2, margin: 0, color: vars.color.textSecondary })
