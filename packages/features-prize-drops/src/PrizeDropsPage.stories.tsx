import { inApp, makePlayer } from '@marquee/core/testing'
import { makeRoomData } from '@marquee/feature-room/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { prizeDrops } from './feature.ts'
import { PrizeDropsPage } from './PrizeDropsPage.tsx'

const brand = { features: [prizeDrops()] }

const meta: Meta<typeof PrizeDropsPage> = { component: PrizeDropsPage }
export default meta
type Story = StoryObj<typeof PrizeDropsPage>

export const Guest: Story = { decorators: [inApp({ brand, data: makeRoomData() })] }

export const Player: Story = {
  decorators: [inApp({ brand, player: makePlayer(), data: makeRoomData() })],
}
