import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { labelFont, media, space, textSize, visuallyHidden } from '../style.ts'

const wide = media.md

export const table = style({ display: 'block', '@media': { [wide]: { display: 'table' } } })

export const caption = style({
  display: 'block',
  paddingBlockEnd: space(2),
  color: vars.color.textSecondary,
  fontSize: textSize('sm'),
  textAlign: 'start',
  '@media': { [wide]: { display: 'table-caption' } },
})

export const captionHidden = style(visuallyHidden)

/** On a phone each cell says its own heading. */
export const head = style({
  '@media': { [`not all and (min-width: 768px)`]: visuallyHidden },
})

export const body = style({
  display: 'grid',
  gap: space(3),
  '@media': { [wide]: { display: 'table-row-group' } },
})

export const headCell = style([
  labelFont,
  {
    padding: `${space(2)} ${space(3)}`,
    color: vars.color.textSecondary,
    fontSize: textSize('xs'),
    borderBlockEnd: `${vars.line.hairline} solid ${vars.color.borderControl}`,
    whiteSpace: 'nowrap',
  },
])

export const row = style({
  display: 'block',
  padding: space(3),
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  border: `${vars.line.hairline} solid ${vars.color.border}`,
  '@media': {
    [wide]: {
      display: 'table-row',
      border: 0,
      borderRadius: 0,
      backgroundColor: 'transparent',
      selectors: { '&:hover': { backgroundColor: vars.color.surface } },
    },
  },
})

export const highlighted = style({
  backgroundColor: vars.color.sunken,
  borderColor: vars.color.accent,
  '@media': {
    [wide]: {
      backgroundColor: vars.color.sunken,
      boxShadow: `inset 3px 0 0 ${vars.color.accent}`,
    },
  },
})

export const cell = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(4),
  paddingBlock: space(1),
  fontWeight: 'inherit',
  textAlign: 'start',
  selectors: {
    '&::before': {
      content: 'attr(data-label)',
      flex: 'none',
      color: vars.color.textSecondary,
      fontSize: textSize('sm'),
      fontWeight: vars.font.textWeight,
    },
  },
  '@media': {
    [wide]: {
      display: 'table-cell',
      padding: space(3),
      borderBlockEnd: `${vars.line.hairline} solid ${vars.color.border}`,
      selectors: { '&::before': { content: 'none' } },
    },
  },
})

/** Names the row; on a phone it is the title of its card. */
export const rowHead = style({
  fontWeight: vars.font.strongWeight,
  selectors: { '&::before': { content: 'none' } },
})

export const align = styleVariants({
  start: { '@media': { [wide]: { textAlign: 'start' } } },
  end: { fontVariantNumeric: 'tabular-nums', '@media': { [wide]: { textAlign: 'end' } } },
})

export const nothing = style({
  display: 'block',
  padding: space(6),
  textAlign: 'center',
  color: vars.color.textSecondary,
  '@media': { [wide]: { display: 'table-cell' } },
})
