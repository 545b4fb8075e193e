import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: textSize('xxl'),
  letterSpacing: '0.12em',
  overflowWrap: 'anywhere',
})
/** On a phone what is scanned by others stands beside its words. */
export const scan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9rem',
  alignItems: 'center',
  gap: space(4),
  '@media': {
    [media.md]: { gridTemplateColumns: 'none', justifyItems: 'center', textAlign: 'center' },
  },
})
/** Dark on light whatever the theme: cameras read no other. */
export const qr = style({
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: '14rem',
  padding: space(3),
  borderRadius: vars.radius.field,
  background: '#fff',
  color: '#000',
})
