import { vars } from '@marquee/theme'
import { style } from '@vanilla-extract/css'

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'min(40rem, 78dvh)',
  border: `${vars.line.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  selectors: { '&[hidden]': { display: 'none' } },
})
