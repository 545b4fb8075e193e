import { vars } from '@marquee/theme'
import { headerHeight, media, space } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

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
  scrollMarginBlockStart: `calc(${headerHeight} + 8px)`,
  '@media': { [media.lg]: { paddingBlockEnd: vars.density.sectionWide } },
})

// What stands at the edges of the screen, for whatever sticks or fills it. On the root, where parts
// outside of the page know it too.
const top = ':root:has([data-navigation="topbar"])'
globalStyle(':root', {
  vars: { '--header': '56px', '--bar': '60px' },
  '@media': { [media.lg]: { vars: { '--header': '72px', '--bar': '0px' } } },
})
globalStyle(top, {
  vars: { '--header': '104px', '--bar': '0px' },
  '@media': { [media.lg]: { vars: { '--header': '124px' } } },
})
