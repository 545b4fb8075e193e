import { vars } from '@marquee/theme'
import { oneLine, space, textSize, whenMoving } from '@marquee/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'
import { wideStage } from './stageMedia.ts'

/** 40 px on a phone, as high as a header on a desktop. */
export const phoneBar = '2.5rem'
export const wideBar = '4rem'

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space(2),
  blockSize: phoneBar,
  paddingInline: space(1),
  containerType: 'inline-size',
  background: vars.color.surface,
  backgroundImage: vars.texture.bar,
  color: vars.color.textPrimary,
  '@media': {
    [wideStage]: {
      // The title gives way: words of buttons may be long, in capitals and in other languages.
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(max-content, 1fr)',
      blockSize: wideBar,
      paddingInline: space(3),
      borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
    },
  },
})

export const meter = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(4),
  margin: 0,
  minInlineSize: 0,
  fontSize: textSize('sm'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [wideStage]: { gap: space(6), fontSize: textSize('md') } },
})

export const figure = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minInlineSize: 0,
})
globalStyle(`${figure} > *`, { display: 'flex', alignItems: 'center', margin: 0, lineHeight: 1.25 })

globalStyle(`${figure} > dd > span`, { alignItems: 'center' })

export const netLabel = style({ color: vars.color.textSecondary, fontSize: textSize('xs') })

/** While a round is shown a phone keeps the figures and nothing to press. */
const controls = style([
  {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    selectors: { [`${bar}[data-busy] &`]: { opacity: 0, visibility: 'hidden' } },
    '@media': {
      [wideStage]: {
        selectors: { [`${bar}[data-busy] &`]: { opacity: 1, visibility: 'visible' } },
      },
    },
  },
  whenMoving('&', { transition: `opacity ${vars.motion.medium} ${vars.motion.standard}` }),
])

export const start = style([controls, { gap: space(2) }])
export const end = style([controls, { justifyContent: 'flex-end', gap: space(1) }])

export const narrow = style({ display: 'contents', '@media': { [wideStage]: { display: 'none' } } })
export const wide = style({
  display: 'none',
  '@media': { [wideStage]: { display: 'flex', alignItems: 'center', gap: space(1) } },
})

/** Beside a sidebar a bar has less room than the window: what has words of its own goes into the menu. */
const roomyBar = '(min-width: 64rem)'
export const roomy = style({
  display: 'none',
  '@media': {
    [wideStage]: {
      '@container': { [roomyBar]: { display: 'flex', alignItems: 'center', gap: space(1) } },
    },
  },
})
export const scarce = style({
  display: 'contents',
  '@media': { [wideStage]: { '@container': { [roomyBar]: { display: 'none' } } } },
})

export const title = style([
  oneLine,
  { display: 'none', minInlineSize: 0, '@media': { [wideStage]: { display: 'block' } } },
])
