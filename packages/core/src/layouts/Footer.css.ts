import { vars } from '@marquee/theme'
import { focusRing, media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

export const footer = style({
  padding: `${space(8)} ${vars.density.gutter}`,
  background: vars.color.surface,
  backgroundImage: vars.texture.surface,
  display: 'flex',
  flexDirection: 'column',
  gap: space(6),
  '@media': { [media.lg]: { paddingInline: vars.density.gutterWide } },
})

export const columns = style({
  display: 'grid',
  gap: space(8),
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', maxInlineSize: 1400 },
  },
})

/** That nobody has to buy is said once a page: a page whose own words say it marks them with `data-no-purchase`. */
export const rights = style({
  selectors: { ':root:has([data-no-purchase]) &': { display: 'none' } },
})

export const logo = style({ blockSize: 40, inlineSize: 'auto', maxInlineSize: 220 })

export const pages = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(5) })

export const page = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    fontSize: textSize('sm'),
    borderRadius: vars.radius.field,
  },
])
