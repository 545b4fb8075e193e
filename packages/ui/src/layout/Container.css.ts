import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { media, trimStrip } from '../style.ts'

export const container = style({
  inlineSize: '100%',
  maxInlineSize: `calc(1400px + 2 * ${vars.density.gutterWide})`,
  marginInline: 'auto',
  paddingInline: vars.density.gutter,
  '@media': { [media.lg]: { paddingInline: vars.density.gutterWide } },
})

export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.section,
  '@media': { [media.lg]: { gap: vars.density.sectionWide } },
})

/*
 * What lies below the first screen of a document that has just come is neither laid out nor painted until
 * somebody is near it or the page is at rest. Only where tracks may still reach over their section's edge.
 */
globalStyle(`[data-below='later'] ${sections} > :nth-child(n + 2)`, {
  '@supports': {
    '(content-visibility: auto) and (overflow-clip-margin: 1px)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 22rem',
      overflowClipMargin: '3rem',
    },
  },
})

// Above all, as drawings say their movement by selectors of their own.
globalStyle('[data-unseen] *, [data-unseen] *::before, [data-unseen] *::after', {
  animationPlayState: 'paused !important',
})

export const trim = style([trimStrip, { pointerEvents: 'none' }])
