import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'

const paint = (color: string) => ({ fill: color })

export const sign = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  stroke: vars.color.page,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  selectors: {
    '&[data-rank="0"]': paint(vars.color.positive),
    '&[data-rank="1"]': paint(vars.color.second),
    '&[data-rank="2"]': paint(vars.color.entries),
    '&[data-rank="3"]': paint(vars.color.caution),
    '&[data-rank="4"]': paint(vars.color.accent),
    '&[data-rank="5"]': paint(vars.color.critical),
    '&[data-rank="6"]': paint(vars.color.coins),
  },
})
