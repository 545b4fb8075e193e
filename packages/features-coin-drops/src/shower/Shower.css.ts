import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { keyframes, style } from '@vanilla-extract/css'

/** How long coins fall to be tapped before they are told, in ms. */
export const pouringTime = 7_000
/** How long a tapped coin is seen to go, in ms. */
export const caughtTime = 380

const fall = keyframes({
  '0%': { transform: 'translateY(0) rotateY(0)', opacity: 0 },
  '12%': { opacity: 1 },
  '90%': { opacity: 1 },
  '100%': { transform: 'translateY(13rem) rotateY(540deg)', opacity: 0 },
})
const caught = keyframes({
  '0%': { transform: 'scale(1)', opacity: 1 },
  '45%': { transform: 'scale(1.7)', opacity: 1 },
  '100%': { transform: 'scale(0.4) translateY(-3rem)', opacity: 0 },
})
const drift = keyframes({ '50%': { transform: 'translateX(-50%) translateX(0.5rem)' } })

export const sky = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '18rem',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  backgroundImage: `radial-gradient(80% 70% at 50% 0%, color-mix(in srgb, ${vars.color.second} 32%, transparent), transparent)`,
})

export const cloud = style([
  {
    position: 'absolute',
    insetBlockStart: '0.75rem',
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    inlineSize: 'min(86%, 22rem)',
  },
  whenMoving('&', { animation: `${drift} 9s ease-in-out infinite` }),
])
export const vapour = style({
  fill: `color-mix(in srgb, ${vars.color.textPrimary} 72%, ${vars.color.second})`,
  stroke: vars.color.page,
  strokeWidth: 2,
  selectors: { '[data-state="waiting"] &': { opacity: 0.75 } },
})
export const belly = style({ fill: vars.color.textPrimary, opacity: 0.85 })

export const lane = style([
  {
    position: 'absolute',
    insetBlockStart: '5.375rem',
    display: 'grid',
    placeItems: 'center',
    // As large as a finger, around the coin.
    inlineSize: '3rem',
    blockSize: '3rem',
    marginInlineStart: '-1.5rem',
    selectors: {
      '[data-state="waiting"] > &': { display: 'none' },
      '[data-state="pouring"] > &': { cursor: 'pointer', touchAction: 'manipulation' },
      '&[data-caught]': { animationPlayState: 'paused', pointerEvents: 'none' },
      // Those who want stillness see coins that hang in the air.
      '&[data-index="0"]': { transform: 'translateY(1rem)' },
      '&[data-index="1"]': { transform: 'translateY(5.5rem)' },
      '&[data-index="2"]': { transform: 'translateY(2.5rem)' },
      '&[data-index="3"]': { transform: 'translateY(7.5rem)' },
    },
  },
  whenMoving('[data-state="raining"] > &', {
    animation: `${fall} 3.2s linear infinite`,
  }),
  whenMoving('[data-state="pouring"] > &', {
    animation: `${fall} 2.6s linear infinite`,
  }),
  whenMoving('[data-state] > &[data-index="1"]', { animationDelay: '-700ms' }),
  whenMoving('[data-state] > &[data-index="2"]', { animationDelay: '-1500ms' }),
  whenMoving('[data-state] > &[data-index="3"]', { animationDelay: '-2300ms' }),
])

export const coin = style([
  {
    display: 'block',
    inlineSize: '1.75rem',
    selectors: {
      '[data-state="pouring"] &': { inlineSize: '2.25rem' },
      '[data-caught] > &': { opacity: 0 },
    },
  },
  whenMoving('[data-caught] > &', {
    animation: `${caught} ${caughtTime}ms ${vars.motion.standard} both`,
  }),
])
export const rim = style({ fill: vars.color.coins, stroke: vars.color.page, strokeWidth: 1.5 })
export const inner = style({ fill: 'none', stroke: vars.color.page, strokeWidth: 1, opacity: 0.5 })
export const face = style({ fill: vars.color.page, opacity: 0.75 })

export const ground = style({
  position: 'absolute',
  insetInline: '-10%',
  insetBlockEnd: '-3rem',
  blockSize: '5.5rem',
  borderRadius: '50%',
  backgroundColor: vars.color.accent,
  backgroundImage: vars.texture.accent,
})
