import type { ChosenPackage } from '../contract/schemas.ts'
import { brandSlot, inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fortuneInvestment } from '../feature.ts'
import { makeChosen, makeStatus } from '../testing/makePackages.ts'

const meta: Meta = {
  title: 'Fortune Investment/Lobby',
  component: brandSlot('fortune-investment', 'lobby.sections'),
  parameters: { notFor: ['guest', 'restricted'] },
}
export default meta

const scene = (chosen: ChosenPackage | null): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [fortuneInvestment()] },
      path: '/lobby/',
      player: makePlayer({ fortuneInvestment: { isActive: true } }),
      data: [...makePageData({ info: makeStatus() }), [['fortune-investment', 'chosen'], chosen]],
    }),
  ],
})

export const Nothing = scene(null)
export const Waiting = scene(makeChosen())
export const Ready = scene(makeChosen({ isAvailable: true, availableAt: 1 }))
