import { vars } from '@marquee/theme'
import { displayFont, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const track = style({
  isolation: 'isolate',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const step = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // The line that leads from step to step.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetInline: '-50% 50%',
    blockSize: '0.25rem',
    backgroundColor: vars.color.border,
  },
  selectors: {
    '&:first-child::before': { display: 'none' },
    '&[data-reached]::before': { backgroundColor: vars.color.accent },
  },
})
export const dot = style([
  displayFont,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    borderRadius: '50%',
    border: `2px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    color: vars.color.textSecondary,
    fontSize: '0.875rem',
    letterSpacing: 0,
    selectors: {
      '[data-reached] > &': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accent,
        color: vars.color.accentContrast,
      },
      '[data-current] > &': { boxShadow: `0 0 0 ${space(1)} ${vars.color.raised}` },
    },
  },
])
