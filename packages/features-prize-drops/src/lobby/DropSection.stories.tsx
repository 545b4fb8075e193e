import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { prizeDrops } from '../feature.ts'
import { WelcomeModal } from '../modal/WelcomeModal.tsx'
import { WinModal } from '../modal/WinModal.tsx'
import { makeDrops } from '../testing/makeDrops.ts'
import { DropSection } from './DropSection.tsx'

const meta: Meta = {
  title: 'Prize drops/Elsewhere',
  parameters: { notFor: ['guest', 'restricted'] },
}
export default meta

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

const scene = (): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [prizeDrops()] },
      path: '/lobby/',
      player: makePlayer(),
      data: makePageData(),
      answers: { 'GET /rest/prize-drops/info/': { success: true, data: makeDrops() } },
    }),
  ],
})

export const OnTheLobby: StoryObj = { ...scene(), render: () => <DropSection /> }
export const Welcome: StoryObj = {
  ...scene(),
  parameters: { bare: true },
  render: () => (
    <WelcomeModal name="welcome-prize-drops" props={{}} close={() => {}} frame={frame} />
  ),
}
export const Won: StoryObj = {
  ...scene(),
  parameters: { bare: true },
  render: () => (
    <WinModal
      name="prize-drops-win"
      props={{ prizeLvl: 3, prizeValue: 5000 }}
      close={() => {}}
      frame={frame}
    />
  ),
}
