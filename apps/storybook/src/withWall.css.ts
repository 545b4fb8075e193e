import { space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const wall = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4),
  padding: space(4),
  color: '#ffffff',
  background: '#3a3a3a',
  // What stands around the brands is no brand's.
  font: '600 14px/1.4 system-ui, sans-serif',
})

export const brand = style({ margin: 0, maxInlineSize: '100%', overflowX: 'auto' })

/** As large as a page is shown. */
export const room = style({ marginBlockStart: space(1), overflow: 'hidden' })

export const page = style({ display: 'block', border: 0, transformOrigin: '0 0' })
