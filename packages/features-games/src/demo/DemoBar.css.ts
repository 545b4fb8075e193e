import { vars } from '@marquee/theme'
import { space, textSize } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'
import { wideBar } from '../game/GameBar.css.ts'
import { wideStage } from '../game/stageMedia.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: '3rem',
  paddingInlineStart: space(3),
  paddingInlineEnd: space(1),
  background: vars.color.surface,
  backgroundImage: vars.texture.bar,
  color: vars.color.textPrimary,
  '@media': {
    [wideStage]: {
      blockSize: wideBar,
      paddingInline: space(3),
      borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
    },
  },
})

/** On a phone it takes two lines rather than lose a word. */
export const label = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  fontSize: textSize('xs'),
  lineHeight: 1.25,
  '@media': { [wideStage]: { fontSize: textSize('sm') } },
})

export const signUp = style({ flex: 'none' })
