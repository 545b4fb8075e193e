import { vars } from '@marquee/theme'
import { belowHeader, focusRing, media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: space(6),
  paddingBlockStart: space(6),
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 44rem) minmax(14rem, 18rem)',
      justifyContent: 'space-between',
      columnGap: space(12),
      paddingBlockStart: space(10),
    },
  },
})

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  gridColumn: '1 / -1',
  paddingBlockEnd: space(5),
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.border}`,
})

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minInlineSize: 0,
  fontSize: textSize('md'),
  lineHeight: 1.65,
  textWrap: 'pretty',
  '@media': { [media.lg]: { gridColumn: 1, gridRow: 2 } },
})

/** Anchors stop below the header. */
export const heading = style({
  scrollMarginBlockStart: belowHeader,
  marginBlockStart: space(4),
  selectors: { '&:first-child': { marginBlockStart: 0 } },
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  margin: 0,
  paddingInlineStart: space(6),
  listStyle: 'disc',
  '::marker': { color: vars.color.accentText },
})

export const link = style([focusRing, { borderRadius: vars.radius.field }])

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(6),
  '@media': {
    [media.lg]: {
      gridColumn: 2,
      gridRow: 2,
      position: 'sticky',
      insetBlockStart: '6.5rem',
      alignSelf: 'start',
    },
  },
})

export const others = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  gridColumn: '1 / -1',
  paddingBlockStart: space(5),
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
})

export const entries = style({ display: 'flex', flexDirection: 'column' })

export const entry = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    color: vars.color.textSecondary,
    textDecoration: 'none',
    borderRadius: vars.radius.field,
    selectors: { '&:hover': { color: vars.color.accentText } },
  },
])

export const more = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
