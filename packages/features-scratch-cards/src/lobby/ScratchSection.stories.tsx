import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { scratchCards } from '../feature.ts'
import { WelcomeModal } from '../modal/WelcomeModal.tsx'
import { withTimes } from '../queries.ts'
import { makeCards, makeRun } from '../testing/makeRun.ts'
import { ScratchSection } from './ScratchSection.tsx'

const meta: Meta = { title: 'Scratch cards/Lobby', parameters: { notFor: ['guest', 'restricted'] } }
export default meta

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

const scene = (run = makeRun()): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [scratchCards()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [...makePageData(), [['scratch-cards', 'run'], withTimes(run)]],
    }),
  ],
  render: () => <ScratchSection />,
})

export const Ready = scene()
export const Waiting = scene(makeRun({ cards: makeCards('available', 'locked') }))
export const Welcome: StoryObj = {
  ...scene(),
  parameters: { bare: true },
  render: () => (
    <WelcomeModal name="welcome-scratch-cards" props={{}} close={() => {}} frame={frame} />
  ),
}
