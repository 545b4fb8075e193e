import { style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { focusRing, space } from '../style.ts'

export const disclosure = style({
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.border}`,
})

export const summary = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(3),
    minBlockSize: '2.75rem',
    paddingBlock: space(3),
    borderRadius: vars.radius.field,
    fontWeight: vars.font.strongWeight,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { color: vars.color.accentText },
    },
  },
])

export const arrow = style({
  transition: `transform ${vars.motion.quick} ${vars.motion.standard}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})

export const content = style({ paddingBlockEnd: space(4), color: vars.color.textSecondary })
