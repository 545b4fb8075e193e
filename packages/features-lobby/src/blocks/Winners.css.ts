import { vars } from '@marquee/theme'
import { focusRing, media, space, whenMoving } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: '2.75rem',
  marginBlockEnd: space(3),
})

export const title = style({ flex: 1 })

/** Where nothing moves there is nothing to pause. */
export const toggle = style([{ display: 'none' }, whenMoving('&', { display: 'inline-grid' })])

export const track = style({
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(78%, 17rem)',
  gap: space(3),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  padding: `${space(1)} ${vars.density.gutter}`,
  margin: `calc(-1 * ${space(1)}) calc(-1 * ${vars.density.gutter})`,
  scrollPaddingInline: vars.density.gutter,
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
  '@media': {
    [media.lg]: {
      paddingInline: vars.density.gutterWide,
      marginInline: `calc(-1 * ${vars.density.gutterWide})`,
      scrollPaddingInline: vars.density.gutterWide,
    },
  },
})

export const stop = style({ scrollSnapAlign: 'start', minInlineSize: 0 })

export const card = style([
  {
    // Holds the words for screen readers, which would widen the page from inside the strip.
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minBlockSize: '4.5rem',
    padding: space(2),
    borderRadius: vars.radius.field,
    border: `${vars.line.hairline} solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    color: vars.color.textPrimary,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: vars.color.raised, borderColor: vars.color.accentText },
    },
  },
  focusRing,
])

export const cover = style({
  flex: 'none',
  inlineSize: '2.625rem',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.field}, 0.5rem)`,
})

export const words = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column' })
