import { vars } from '@marquee/theme'
import { displaySize, headerHeight, media, space, visuallyHidden } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `min(${vars.density.section}, ${space(5)})`,
  paddingBlockStart: space(5),
  // A page of one thing ends closer to the footer than one of many sections.
  marginBlockEnd: `min(0px, ${space(8)} - ${vars.density.section})`,
  '@media': {
    [media.lg]: {
      gap: vars.density.sectionWide,
      paddingBlockStart: space(8),
      marginBlockEnd: 0,
    },
  },
})

/** What is read beside stays in sight. */
export const columns = style({
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      alignItems: 'start',
      columnGap: space(6),
      maxInlineSize: '82rem',
      marginInline: 'auto',
      paddingInlineEnd: vars.density.gutterWide,
    },
  },
})

export const side = style({
  display: 'none',
  paddingBlockStart: space(6),
  '@media': {
    [media.lg]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${headerHeight} + ${vars.trim.height})`,
    },
  },
})
export const narrow = style({ '@media': { [media.lg]: { display: 'none' } } })

// Beside the rest a title is one of a list.
globalStyle(`${side} h2`, { fontSize: displaySize('lg') })

export const section = style({ display: 'flex', flexDirection: 'column', gap: space(4) })

/** Of a part that stands in the page's hero under a name of its own. */
export const titled = style({})

/** Of a part that a phone shows without its title. */
export const compact = style({
  '@media': { 'screen and (max-width: 767px)': visuallyHidden },
})
