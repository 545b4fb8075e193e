import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { createVar, style } from '@vanilla-extract/css'

export const ground = createVar()

/** Deep enough under any cover's colour for light words. */
const deep = `color-mix(in srgb, ${ground} 34%, ${vars.color.sunken})`
const ink = (share: number) => `color-mix(in srgb, ${deep} ${share}%, transparent)`

export const slide = style({
  vars: { [ground]: vars.color.page },
  position: 'relative',
  isolation: 'isolate',
  blockSize: '100%',
  minBlockSize: '11.5rem',
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  clipPath: vars.shape.card,
  backgroundColor: deep,
  color: vars.color.textPrimary,
  colorScheme: 'dark',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundImage: `linear-gradient(to right, ${ink(100)} 0%, ${ink(96)} 30%, ${ink(62)} 54%, ${ink(0)} 80%)`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
    pointerEvents: 'none',
  },
  selectors: {
    '&[data-dress="reward"]': {
      backgroundColor: vars.color.raised,
      backgroundImage: vars.texture.raised,
    },
    '&[data-dress="reward"]::before': { backgroundImage: 'none' },
  },
  '@media': { [media.md]: { minBlockSize: '14rem' } },
})

const picture = style({ position: 'absolute', zIndex: -2, objectFit: 'cover' })

/** Its quiet left third lies under the words; what it shows stands free beside them. */
export const scene = style([
  picture,
  {
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: '84%',
    blockSize: '100%',
    objectPosition: '78% 60%',
  },
])

export const cover = style([
  picture,
  {
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: '58%',
    blockSize: '100%',
    objectPosition: '50% 30%',
    '@media': { [media.md]: { inlineSize: '48%' } },
  },
])

export const reward = style([
  picture,
  {
    insetInlineEnd: space(3),
    insetBlockStart: '50%',
    inlineSize: '8rem',
    blockSize: '8rem',
    objectFit: 'contain',
    transform: 'translateY(-50%)',
    '@media': {
      [media.md]: { insetInlineEnd: space(10), inlineSize: '11rem', blockSize: '11rem' },
    },
  },
])

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(2),
  inlineSize: '66%',
  padding: space(4),
  '@media': { [media.md]: { inlineSize: '58%', padding: space(6) } },
})

export const text = style({ textWrap: 'pretty' })
export const action = style({ marginBlockStart: space(1) })
