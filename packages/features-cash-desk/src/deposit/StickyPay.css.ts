import { vars } from '@marquee/theme'
import { barReach, edgeHeight, media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

/** Above the bottom bar of a phone and what else stands there; on a desktop the form stands beside the packages. */
export const bar = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: `calc(${barReach} + max(${space(2)}, var(${edgeHeight}, 0px)))`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: `${space(2)} ${space(3)}`,
  borderRadius: vars.radius.card,
  border: `${vars.line.hairline} solid ${vars.color.borderControl}`,
  backgroundColor: vars.color.raised,
  boxShadow: vars.elevation.medium,
  // Nothing shows through between it and what stands below.
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    blockSize: space(2),
    marginBlockStart: vars.line.hairline,
    backgroundColor: vars.color.page,
  },
  '@media': { [media.lg]: { display: 'none' } },
})

export const what = style({ minInlineSize: 0 })
