import { vars } from '@marquee/theme'
import { headerHeight, media, space, textSize, visuallyHidden, whenMoving } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/** Below the header, and at the top once that has gone. */
export const bar = style([
  {
    position: 'sticky',
    insetBlockStart: `calc(${headerHeight} + ${vars.trim.height})`,
    zIndex: 20,
    display: 'flex',
    flexDirection: 'column',
    gap: space(2),
    marginInline: `calc(-1 * ${vars.density.gutter})`,
    padding: `${space(2)} ${vars.density.gutter}`,
    background: `color-mix(in srgb, ${vars.color.page} 97%, transparent)`,
    '@media': {
      [media.lg]: {
        marginInline: `calc(-1 * ${vars.density.gutterWide})`,
        paddingInline: vars.density.gutterWide,
      },
    },
  },
  whenMoving('&', {
    transition: `inset-block-start ${vars.motion.medium} ${vars.motion.standard}`,
  }),
])
globalStyle(`body:has(header[data-hidden]) ${bar}`, { insetBlockStart: 0 })

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minInlineSize: 0,
})

const well = {
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: '2.75rem',
  paddingInline: space(3),
  borderRadius: vars.radius.field,
  border: `${vars.line.control} solid ${vars.color.borderControl}`,
  backgroundColor: vars.color.sunken,
  color: vars.color.textPrimary,
} as const

const wellFocus = {
  selectors: { '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 } },
}

export const search = style([
  well,
  wellFocus,
  {
    flex: '1 1 12rem',
    minInlineSize: 0,
    paddingInlineEnd: 0,
    '@media': { [media.lg]: { maxInlineSize: '26rem' } },
  },
])

export const input = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  /* Below 16 px phones zoom into the field. */
  fontSize: textSize('md'),
  selectors: {
    '&::placeholder': { color: vars.color.textSecondary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const filterButton = style({ flex: 'none', minBlockSize: '2.75rem' })
export const wideText = style({ display: 'none', '@media': { [media.md]: { display: 'inline' } } })
export const narrowLabel = style([
  visuallyHidden,
  { '@media': { [media.md]: { display: 'none' } } },
])

export const badge = style({
  minInlineSize: '1.25rem',
  paddingInline: space(1),
  borderRadius: '1rem',
  backgroundColor: vars.color.accent,
  color: vars.color.accentContrast,
  fontSize: textSize('xs'),
  lineHeight: '1.25rem',
  textAlign: 'center',
})

export const sort = style([
  well,
  wellFocus,
  {
    position: 'relative',
    flex: 'none',
    inlineSize: '2.75rem',
    justifyContent: 'center',
    paddingInline: 0,
    cursor: 'pointer',
    '@media': { [media.md]: { inlineSize: 'auto', paddingInlineStart: space(3) } },
  },
])
export const sortLabel = style(visuallyHidden)

/** On a phone the icon is the control and the native list its menu. */
export const select = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: textSize('md'),
  outline: 'none',
  cursor: 'pointer',
  '@media': {
    [media.md]: {
      position: 'static',
      opacity: 1,
      alignSelf: 'stretch',
      paddingInlineEnd: space(3),
      fontSize: textSize('sm'),
    },
  },
})
export const option = style({ background: vars.color.raised, color: vars.color.textPrimary })

export const count = style({
  display: 'none',
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.textSecondary,
  fontSize: textSize('sm'),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.lg]: { display: 'block' } },
})

export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  marginInline: `calc(-1 * ${vars.density.gutter})`,
  padding: `2px ${vars.density.gutter}`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.lg]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
  },
})

export const clear = style({ whiteSpace: 'nowrap' })
