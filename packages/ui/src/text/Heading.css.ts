import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { displayFont, displaySize, media, space } from '../style.ts'

export const heading = style([
  displayFont,
  { color: vars.color.textPrimary, lineHeight: 1.15, textWrap: 'balance' },
])

export const size = styleVariants({
  display: {
    fontSize: displaySize('xxl'),
    lineHeight: 1.08,
    '@media': { [media.md]: { fontSize: displaySize('display') } },
  },
  xl: {
    fontSize: displaySize('xl'),
    '@media': { [media.md]: { fontSize: displaySize('xxl') } },
  },
  lg: {
    fontSize: displaySize('lg'),
    '@media': { [media.md]: { fontSize: displaySize('xl') } },
  },
  md: { fontSize: displaySize('lg') },
  sm: { fontSize: displaySize('md') },
})

/** A section's title: where the theme puts it, with its drawing and its line. */
export const ornate = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: vars.heading.align,
  /* No gap beside a drawing that is not there. */
  gap: `min(${space(2)}, calc(${vars.heading.ornamentWidth} * 8))`,
  textAlign: vars.heading.align,
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: vars.heading.ornamentWidth,
    blockSize: vars.heading.ornamentHeight,
    backgroundImage: vars.heading.ornament,
    backgroundSize: 'contain',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  },
})

export const underlined = style({
  paddingBlockEnd: '0.5rem',
  backgroundImage: vars.heading.underline,
  backgroundPosition: 'bottom',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 0.25rem',
})

export const align = styleVariants({
  start: { textAlign: 'start', justifyContent: 'start' },
  center: { textAlign: 'center', justifyContent: 'center' },
})
