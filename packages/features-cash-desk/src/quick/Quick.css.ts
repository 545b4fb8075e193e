import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const quick = style({ display: 'grid', gap: space(5) })
export const what = style({ display: 'flex', alignItems: 'center', gap: space(4) })
export const art = style({ flex: 'none', inlineSize: '6.5rem' })

/** Beside each other where there is room; gone where neither stands. */
export const blocks = style({
  display: 'grid',
  gap: space(4),
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))' },
  },
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
  '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})

export const words = style({
  display: 'grid',
  gap: space(1),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: '50%',
  background: vars.color.sunken,
  color: vars.color.entries,
})

/** Below the words on a phone, beside them where there is room. */
export const go = style({
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: 'auto' } },
})
