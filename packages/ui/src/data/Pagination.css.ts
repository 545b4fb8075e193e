import { style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { focusRing, labelFont, media, space, textSize } from '../style.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
})

export const page = style([
  labelFont,
  focusRing,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    paddingInline: space(2),
    borderRadius: vars.radius.control,
    color: vars.color.textPrimary,
    fontSize: textSize('sm'),
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.accentText, backgroundColor: vars.color.sunken },
      '&[aria-current="page"]': {
        color: vars.color.secondContrast,
        backgroundColor: vars.color.second,
      },
      '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
    },
    '@media': { [media.lg]: { minInlineSize: '2.25rem', minBlockSize: '2.25rem' } },
  },
])

export const gap = style({ color: vars.color.textSecondary, paddingInline: space(1) })
