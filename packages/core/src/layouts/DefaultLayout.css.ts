import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const page = style({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' })

export const skip = style({
  position: 'absolute',
  insetInlineStart: space(2),
  insetBlockStart: space(2),
  zIndex: 60,
  padding: `${space(2)} ${space(4)}`,
  background: vars.color.accent,
  color: vars.color.accentContrast,
  borderRadius: vars.radius.control,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
})

export const middle = style({ flex: 1, display: 'flex', alignItems: 'stretch' })

export const column = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' })

export const content = style({
  flex: 1,
  outline: 'none',
  paddingBlockEnd: vars.density.section,
  scrollMarginBlockStart: '80px',
  '@media': { [media.lg]: { paddingBlockEnd: vars.density.sectionWide } },
})
