import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { luckyDice } from '../feature.ts'
import { makeDice } from '../testing/makeDice.ts'
import { DiceSection } from './DiceSection.tsx'

const meta: Meta<typeof DiceSection> = {
  title: 'Lucky dice/Lobby',
  component: DiceSection,
  parameters: { notFor: ['guest', 'restricted'] },
}
export default meta

const scene = (dice = makeDice()): StoryObj<typeof DiceSection> => ({
  decorators: [
    inApp({
      brand: { features: [luckyDice()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [...makePageData(), [['lucky-dice', 'today'], dice]],
    }),
  ],
})

export const Ready = scene()
export const OneLeft = scene(makeDice({ thrown: 4 }))
