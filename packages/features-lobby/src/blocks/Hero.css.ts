import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

const veil = (direction: string, stops: string) => `linear-gradient(${direction}, ${stops})`
const page = (share: number) => `color-mix(in srgb, ${vars.color.page} ${share}%, transparent)`

/** A night scene in both modes; the words stand in its quiet part, the veil makes sure they can be read. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  // Low enough for the first row of games to begin on the first screen.
  minBlockSize: 'min(110vw, 26rem)',
  overflow: 'hidden',
  backgroundColor: vars.color.page,
  color: vars.color.textPrimary,
  colorScheme: 'dark',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundImage: veil('to bottom', `${page(88)} 0%, ${page(70)} 42%, ${page(0)} 66%`),
  },
  '@media': {
    [media.md]: {
      minBlockSize: 'clamp(23rem, 36vw, 25rem)',
      alignItems: 'center',
      '::after': {
        backgroundImage: veil('to right', `${page(92)} 0%, ${page(76)} 34%, ${page(0)} 62%`),
      },
    },
  },
})

export const scene = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  '@media': { [media.md]: { objectPosition: '100% 60%' } },
})

export const inside = style({
  inlineSize: '100%',
  maxInlineSize: `calc(1400px + 2 * ${vars.density.gutterWide})`,
  marginInline: 'auto',
  padding: `${space(6)} ${vars.density.gutter} ${space(8)}`,
  '@media': { [media.lg]: { paddingInline: vars.density.gutterWide, paddingBlock: space(3) } },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(3),
  // Left of the scene's subject, which begins at some two fifths of the width.
  '@media': { [media.md]: { maxInlineSize: 'clamp(17rem, 34%, 25rem)', gap: space(3) } },
})

export const title = style({ maxInlineSize: '14em' })
export const text = style({
  textWrap: 'pretty',
  '@media': { 'screen and (max-width: 767px)': { fontSize: textSize('md') } },
})

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  marginBlockStart: space(1),
})

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  fontSize: textSize('sm'),
  color: vars.color.textPrimary,
})
