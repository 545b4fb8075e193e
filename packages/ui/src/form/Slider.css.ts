import { style } from '@vanilla-extract/css'
import { vars } from '@marquee/theme'
import { space, textSize } from '../style.ts'

export const line = style({
  display: 'grid',
  minBlockSize: '2.75rem',
  paddingBlock: space(1),
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' } },
})

export const words = style({ display: 'flex', justifyContent: 'space-between', gap: space(3) })

export const value = style({
  fontSize: textSize('sm'),
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textSecondary,
})

/** As high as a finger; the line itself is drawn by the browser in the brand's accent. */
export const range = style({
  inlineSize: '100%',
  blockSize: '2rem',
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
})
