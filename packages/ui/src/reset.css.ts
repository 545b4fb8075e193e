import { vars } from '@marquee/theme'
import { globalStyle } from '@vanilla-extract/css'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle(':where(*)', { margin: 0 })
globalStyle(':where(ul, ol)', { padding: 0, listStyle: 'none' })
globalStyle(':where(button, input, select, textarea)', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle(':where(button)', {
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  textAlign: 'inherit',
})
globalStyle(':where(a)', { color: vars.color.accentText, textUnderlineOffset: '0.2em' })
globalStyle(':where(img, svg, video)', { display: 'block', maxInlineSize: '100%' })
globalStyle(':where(img, video)', { blockSize: 'auto' })
globalStyle(':where(fieldset)', { padding: 0, border: 0, minInlineSize: 0 })
globalStyle(':where(table)', { borderCollapse: 'collapse', inlineSize: '100%' })
globalStyle(':where(dialog, [hidden])', { padding: 0 })

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  accentColor: vars.color.accent,
  caretColor: vars.color.accentText,
  scrollbarColor: `${vars.color.borderControl} transparent`,
  backgroundColor: vars.color.page,
  colorScheme: 'dark',
})
globalStyle("html[data-mode='light']", { colorScheme: 'light' })

globalStyle('body', {
  minBlockSize: '100dvh',
  color: vars.color.textPrimary,
  backgroundColor: vars.color.page,
  backgroundImage: vars.texture.page,
  fontFamily: vars.font.text,
  fontWeight: vars.font.textWeight,
  fontSize: '1rem',
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
})

globalStyle(':where(:focus-visible)', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 2,
})
globalStyle('::selection', { color: vars.color.accentContrast, backgroundColor: vars.color.accent })

const still = {
  animationDelay: '0s !important',
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDelay: '0s !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important' as 'auto',
}

globalStyle('*, *::before, *::after', {
  '@media': { '(prefers-reduced-motion: reduce)': still },
})
globalStyle(
  ":root[data-motion='reduced'] *, :root[data-motion='reduced'] *::before, :root[data-motion='reduced'] *::after",
  still,
)
