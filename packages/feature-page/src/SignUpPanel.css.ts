import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

const onPhones = 'screen and (max-width: 767px)'

export const card = style({ '@media': { [onPhones]: { padding: space(4) } } })

export const panel = style({
  display: 'grid',
  gap: space(5),
  justifyItems: 'center',
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(11rem, 1fr) 2fr',
      alignItems: 'center',
      gap: space(8),
    },
  },
})

export const art = style({
  inlineSize: 'min(100%, 17rem)',
  blockSize: 'auto',
  // A phone shows the thing itself above, and what an account brings without a picture.
  '@media': { [onPhones]: { display: 'none' } },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  inlineSize: '100%',
  // A phone has the gift and the way to it in one row, where both fit.
  '@media': {
    [onPhones]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space(3) },
  },
})
/** Where there is room for it. */
export const text = style({ '@media': { [onPhones]: { display: 'none' } } })

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [onPhones]: { flex: '1 1 8rem', fontSize: textSize('sm') } },
})

/** A phone shows the first, which is the gift. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  '@media': { [onPhones]: { selectors: { '&:not(:first-child)': { display: 'none' } } } },
})
export const tick = style({
  color: vars.color.positiveText,
  '@media': { [onPhones]: { display: 'none' } },
})
/** A phone has the way to sign in at its upper edge. */
export const known = style({ '@media': { [onPhones]: { display: 'none' } } })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) })
