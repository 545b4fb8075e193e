import { vars } from '@marquee/theme'
import { media, space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

const veil = (direction: string, stops: string) => `linear-gradient(${direction}, ${stops})`
const page = (share: number) => `color-mix(in srgb, ${vars.color.page} ${share}%, transparent)`

/** The brand's night scene in both modes; the veil keeps the words readable on it. */
export const banner = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  overflow: 'hidden',
  backgroundColor: vars.color.page,
  color: vars.color.textPrimary,
  colorScheme: 'dark',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundImage: veil('to bottom', `${page(28)} 0%, ${page(84)} 40%, ${page(97)} 100%`),
  },
  '@media': {
    [media.md]: {
      minBlockSize: '22rem',
      alignItems: 'center',
      '::after': {
        backgroundImage: veil(
          'to right',
          `${page(97)} 0%, ${page(92)} 46%, ${page(64)} 62%, ${page(4)} 84%`,
        ),
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
  objectPosition: '72% 62%',
  '@media': { [media.md]: { objectPosition: '100% 44%' } },
})

export const inside = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(4),
  inlineSize: '100%',
  maxInlineSize: `calc(1400px + 2 * ${vars.density.gutterWide})`,
  marginInline: 'auto',
  padding: `${space(6)} ${vars.density.gutter} ${space(8)}`,
  '@media': {
    [media.md]: { flexDirection: 'row', alignItems: 'center', gap: space(8) },
    [media.lg]: { paddingInline: vars.density.gutterWide, paddingBlock: space(10) },
  },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(3),
  minInlineSize: 0,
  '@media': { [media.md]: { maxInlineSize: '30rem', gap: space(4) } },
})

export const lead = style({
  textWrap: 'pretty',
  '@media': { 'screen and (max-width: 767px)': { fontSize: textSize('md') } },
})

/** The feature's own sign, struck in the brand's accent. */
export const seal = style({
  position: 'relative',
  isolation: 'isolate',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  color: vars.color.accentContrast,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: vars.radius.card,
    clipPath: vars.shape.card,
    backgroundColor: vars.color.accent,
    backgroundImage: vars.texture.accent,
    boxShadow: vars.elevation.control,
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: '0.4375rem',
    zIndex: -1,
    borderRadius: `calc(${vars.radius.card} * 0.8)`,
    clipPath: vars.shape.card,
    border: `2px ${vars.line.style} color-mix(in srgb, ${vars.color.accentContrast} 34%, transparent)`,
  },
  '@media': { [media.md]: { inlineSize: '8.5rem', blockSize: '8.5rem' } },
})

export const sign = style({
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  '@media': { [media.md]: { inlineSize: '4.25rem', blockSize: '4.25rem' } },
})
