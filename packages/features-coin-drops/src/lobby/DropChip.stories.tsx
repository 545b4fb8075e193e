import { inApp, makePlayer } from '@marquee/core/testing'
import { makeRoomData } from '@marquee/feature-room/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { coinDrops } from '../feature.ts'
import { WelcomeModal } from '../modal/WelcomeModal.tsx'
import { makeDrops, makeRaining } from '../testing/makeDrops.ts'
import { DropChip } from './DropChip.tsx'

const meta: Meta = { title: 'CoinDrops/Lobby' }
export default meta

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

const scene = (drops = makeRaining()): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [coinDrops()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [...makeRoomData(), [['coin-drops', 'info'], drops]],
    }),
  ],
  render: () => <DropChip />,
})

export const Raining = scene()
export const Waiting = scene(makeDrops())
export const Welcome: StoryObj = {
  ...scene(),
  parameters: { bare: true },
  render: () => (
    <WelcomeModal name="welcome-coin-drops" props={{}} close={() => {}} frame={frame} />
  ),
}
