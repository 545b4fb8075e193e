import { inApp, makePlayer } from '@marquee/core/testing'
import { makeRoomData } from '@marquee/feature-room/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { coinDrops } from './feature.ts'
import { CoinDropsPage } from './CoinDropsPage.tsx'

const brand = { features: [coinDrops()] }

const meta: Meta<typeof CoinDropsPage> = { component: CoinDropsPage }
export default meta
type Story = StoryObj<typeof CoinDropsPage>

export const Guest: Story = { decorators: [inApp({ brand, data: makeRoomData() })] }

export const Player: Story = {
  decorators: [inApp({ brand, player: makePlayer(), data: makeRoomData() })],
}
