import { inApp, makePlayer } from '@marquee/core/testing'
import { makeRoomData } from '@marquee/feature-room/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { moneyBox } from './feature.ts'
import { MoneyBoxPage } from './MoneyBoxPage.tsx'

const brand = { features: [moneyBox()] }

const meta: Meta<typeof MoneyBoxPage> = { component: MoneyBoxPage }
export default meta
type Story = StoryObj<typeof MoneyBoxPage>

export const Guest: Story = { decorators: [inApp({ brand, data: makeRoomData() })] }

export const Player: Story = {
  decorators: [inApp({ brand, player: makePlayer(), data: makeRoomData() })],
}
