import { vars } from '@marquee/theme'
import { displayFont, space, textSize } from '../style.ts'
import { globalStyle } from '@vanilla-extract/css'

const failed = 'img[data-failed]'
const holder = `[data-lettering]:has(> ${failed})`

/** Instead of the browser's sign of a broken picture. */
globalStyle(failed, { visibility: 'hidden' })

globalStyle(holder, { position: 'relative' })

/** A plate of the theme with the name of what is not to be seen. */
globalStyle(`${holder}::before`, {
  content: ['attr(data-lettering)', 'attr(data-lettering) / ""'],
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space(2),
  overflow: 'hidden',
  color: vars.color.textPrimary,
  backgroundColor: vars.color.raised,
  backgroundImage: vars.texture.raised,
  border: `${vars.line.card} ${vars.line.style} ${vars.color.accent}`,
  ...displayFont,
  fontSize: textSize('md'),
  lineHeight: 1.15,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

/** The theme's own drawing above the name, where it has one. */
globalStyle(`${holder}::after`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: '14%',
  insetInline: 0,
  blockSize: vars.heading.ornamentHeight,
  backgroundImage: vars.heading.ornament,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'center',
  backgroundSize: `${vars.heading.ornamentWidth} ${vars.heading.ornamentHeight}`,
})
globalStyle(`${holder}[data-lettering=""]::after, ${holder}[data-small]::after`, {
  content: 'none',
})
