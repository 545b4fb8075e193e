import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { bingo } from '../feature.ts'
import { WelcomeModal } from '../modal/WelcomeModal.tsx'
import { makeStatus } from '../testing/makeBingo.ts'
import { BingoSection } from './BingoSection.tsx'

const meta: Meta = { title: 'Bingo/Lobby', parameters: { notFor: ['guest', 'restricted'] } }
export default meta

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

const scene = (status = makeStatus()): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [bingo()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [...makePageData(), [['bingo', 'status'], status]],
    }),
  ],
  render: () => <BingoSection />,
})

export const Collecting = scene()
export const Ready = scene(makeStatus({ availablePoint: 10, isPlayable: true }))
export const Welcome: StoryObj = {
  ...scene(),
  parameters: { bare: true },
  render: () => <WelcomeModal name="welcome-bingo" props={{}} close={() => {}} frame={frame} />,
}
