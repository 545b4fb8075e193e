import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { dailyChests } from '../feature.ts'
import { makeChests } from '../testing/makeChests.ts'
import { ChestsSection } from './ChestsSection.tsx'

const meta: Meta<typeof ChestsSection> = {
  title: 'Daily chests/Lobby',
  component: ChestsSection,
  parameters: { notFor: ['guest', 'restricted'] },
}
export default meta

const scene = (chests = makeChests()): StoryObj<typeof ChestsSection> => ({
  decorators: [
    inApp({
      brand: { features: [dailyChests()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [...makePageData(), [['daily-chests', 'today'], chests]],
    }),
  ],
})

export const Ready = scene()
export const OneLeft = scene(makeChests({ opened: [1, 3] }))
