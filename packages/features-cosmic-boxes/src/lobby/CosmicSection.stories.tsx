import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cosmicBoxes } from '../feature.ts'
import { WelcomeModal } from '../modal/WelcomeModal.tsx'
import { makeMagicBox } from '../testing/makeMagicBox.ts'
import { CosmicSection } from './CosmicSection.tsx'

const meta: Meta = { title: 'Cosmic Boxes/Lobby', parameters: { notFor: ['guest', 'restricted'] } }
export default meta

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

const scene = (): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [cosmicBoxes()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [...makePageData(), [['magic-box', 'info'], makeMagicBox({ keys: 2 })]],
    }),
  ],
  render: () => <CosmicSection />,
})

export const Ready = scene()
export const Welcome: StoryObj = {
  ...scene(),
  parameters: { bare: true },
  render: () => (
    <WelcomeModal name="welcome-cosmic-boxes" props={{}} close={() => {}} frame={frame} />
  ),
}
