import type { ChosenPackage } from '../contract/schemas.ts'
import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fortuneInvestment } from '../feature.ts'
import { makeChosen, makeStatus } from '../testing/makePackages.ts'
import { SetAsideSection } from './SetAsideSection.tsx'

const meta: Meta<typeof SetAsideSection> = {
  title: 'FortuneInvestment/Lobby',
  component: SetAsideSection,
  parameters: { notFor: ['guest', 'restricted'] },
}
export default meta

const scene = (chosen: ChosenPackage | null): StoryObj<typeof SetAsideSection> => ({
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
