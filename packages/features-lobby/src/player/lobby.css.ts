import { vars } from '@marquee/theme'
import { media, space } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

const ground = (share: number) => `color-mix(in srgb, ${vars.color.page} ${share}%, transparent)`

export const lobby = style({
  paddingBlockStart: space(4),
  '@media': { [media.lg]: { paddingBlockStart: space(8) } },
})

/** Tight, so that covers stand on a phone's first screen. */
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  marginBlockEnd: space(4),
  '@media': { [media.lg]: { gap: space(5), marginBlockEnd: vars.density.section } },
})

const isSpotlit = `${lobby}[data-form="spotlight"] &`

export const welcome = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  selectors: {
    // The brand's night scene in both modes, with the next step large in its quiet part.
    [isSpotlit]: {
      position: 'relative',
      isolation: 'isolate',
      overflow: 'hidden',
      padding: space(4),
      borderRadius: vars.radius.card,
      clipPath: vars.shape.card,
      border: `${vars.line.card} ${vars.line.style} ${vars.color.border}`,
      backgroundColor: vars.color.page,
      color: vars.color.textPrimary,
      colorScheme: 'dark',
    },
    [`${isSpotlit}::after`]: {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      backgroundImage: `linear-gradient(to right, ${ground(94)} 0%, ${ground(86)} 60%, ${ground(44)} 100%)`,
    },
  },
  '@media': {
    [media.md]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space(6),
      selectors: {
        [isSpotlit]: {
          flexDirection: 'column',
          alignItems: 'flex-start',
          gap: space(5),
          padding: space(8),
        },
        [`${isSpotlit}::after`]: {
          backgroundImage: `linear-gradient(to right, ${ground(94)} 0%, ${ground(82)} 44%, ${ground(14)} 80%)`,
        },
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
  objectPosition: '100% 56%',
})
