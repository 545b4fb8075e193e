import { vars } from '@marquee/theme'
import { focusRing, media, space, textSize, whenMoving } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'
import { railWidth } from './railWidth.ts'

const beside = '[data-navigation="rail"]'

export const header = style([
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 30,
    selectors: { '&[data-hidden]': { transform: 'translateY(-100%)' } },
    '@media': { [media.lg]: { selectors: { [`${beside} &`]: { marginInlineStart: railWidth } } } },
  },
  whenMoving('&', { transition: `transform ${vars.motion.medium} ${vars.motion.standard}` }),
])

export const bar = style({
  // What it has room for is asked of the bar, not of the screen.
  containerType: 'inline-size',
  blockSize: 56,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  paddingInline: space(3),
  background: vars.color.surface,
  backgroundImage: vars.texture.bar,
  '@media': { [media.lg]: { blockSize: 72, paddingInline: space(5), gap: space(4) } },
})

export const trim = style({
  blockSize: vars.trim.height,
  backgroundImage: vars.texture.trim,
  backgroundSize: vars.trim.size,
  backgroundRepeat: 'repeat-x',
  pointerEvents: 'none',
})

export const brand = style([
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    minInlineSize: 44,
    borderRadius: vars.radius.field,
  },
  focusRing,
])

const picture = style({ display: 'block', inlineSize: 'auto' })
export const mark = style([
  picture,
  { blockSize: 36, '@media': { [media.lg]: { display: 'none' } } },
])
/** The narrowest phones have room for the balance or for the mark; the bar below leads home too. */
export const playersBrand = style({ '@container': { '(width < 360px)': { display: 'none' } } })
/** A guest has no balance in the bar, so that the whole lock-up fits on a phone too. */
export const wideMark = style([picture, { display: 'none' }])
export const logo = style([
  picture,
  { blockSize: 36, display: 'none', '@media': { [media.lg]: { display: 'block', blockSize: 44 } } },
])
export const guestLogo = style([
  picture,
  {
    blockSize: 32,
    // Narrower before the brand's letters are there, and on the narrowest phones.
    maxInlineSize: 'min(132px, 100%)',
    objectFit: 'contain',
    '@media': { [media.lg]: { blockSize: 44, maxInlineSize: 220 } },
  },
])

export const search = style([
  {
    display: 'none',
    '@media': {
      [media.lg]: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        // What logo, balance and buttons leave of a bar that is narrower than most.
        inlineSize: 'clamp(11rem, 100cqi - 54rem, min(28rem, 26vw))',
        minBlockSize: 44,
        paddingInline: space(4),
        border: `${vars.line.control} solid ${vars.color.borderControl}`,
        borderRadius: vars.radius.field,
        background: vars.color.sunken,
        color: vars.color.textSecondary,
        font: 'inherit',
        fontSize: textSize('sm'),
        cursor: 'pointer',
      },
    },
  },
  focusRing,
])

export const key = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: 4,
  paddingInline: space(2),
  fontFamily: 'inherit',
})

export const middle = style({
  flex: 1,
  // What the balance is measured by.
  containerType: 'inline-size',
  display: 'flex',
  justifyContent: 'center',
  minInlineSize: 0,
})
export const actions = style({
  // Words of two, such as "Sign up", would let it be narrower than they are drawn: the logo gives way instead.
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  '@media': { [media.lg]: { gap: space(2) } },
})
/** The place of the support chat's button, kept before the button comes. */
export const dock = style({ flex: 'none', inlineSize: 44, blockSize: 44 })
/** A guest's is in the bottom bar on a phone: sign in and sign up fill the header. */
export const wideDock = style([
  dock,
  { display: 'none', '@media': { [media.lg]: { display: 'block' } } },
])
export const wideOnly = style({
  display: 'none',
  '@container': { '(width >= 64rem)': { display: 'contents' } },
})

// While a modal holds the page still, the shell's own bars do not move either.
globalStyle('[data-scroll-locked] body', { overflow: 'hidden' })
