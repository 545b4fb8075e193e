import { inApp, makePlayer } from '@marquee/core/testing'
import { makeRoomData } from '@marquee/feature-room/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { vip } from './feature.ts'
import { VipPage } from './VipPage.tsx'

const brand = { features: [vip()] }

const meta: Meta<typeof VipPage> = { component: VipPage }
export default meta
type Story = StoryObj<typeof VipPage>

export const Guest: Story = { decorators: [inApp({ brand, data: makeRoomData() })] }

export const Player: Story = {
  decorators: [inApp({ brand, player: makePlayer(), data: makeRoomData() })],
}
