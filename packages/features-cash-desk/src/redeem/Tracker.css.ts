import { vars } from '@marquee/theme'
import { belowHeader, focusRing, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** No wider than its words: what is still missing is a bar beside them, not one across the page. */
export const plan = style({ maxInlineSize: '40rem' })

export const steps = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** Gets the focus where the button that had it is gone. */
export const reached = style([{ scrollMarginBlockStart: belowHeader }, focusRing])

/** A sign and its words; a line leads down to the next one. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(2),
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.6rem',
      insetBlock: `1.5rem calc(-1 * ${space(3)})`,
      borderInlineStart: `${vars.line.hairline} solid ${vars.color.borderControl}`,
    },
  },
})

export const sign = style({ color: vars.color.accentText, marginBlockStart: '0.15em' })

export const coming = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  margin: '0.3em 0.25rem',
  borderRadius: '50%',
  border: `${vars.line.control} solid ${vars.color.borderControl}`,
})

export const note = style({ display: 'block', marginBlockStart: space(1) })
