import { inApp, makePlayer } from '@marquee/core/testing'
import { makeRoomData } from '@marquee/feature-room/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { wheels } from './feature.ts'
import { WheelOfWinsPage } from './WheelOfWinsPage.tsx'

const brand = { features: [wheels()] }

const meta: Meta<typeof WheelOfWinsPage> = { component: WheelOfWinsPage }
export default meta
type Story = StoryObj<typeof WheelOfWinsPage>

export const Guest: Story = { decorators: [inApp({ brand, data: makeRoomData() })] }

export const Player: Story = {
  decorators: [inApp({ brand, player: makePlayer(), data: makeRoomData() })],
}
