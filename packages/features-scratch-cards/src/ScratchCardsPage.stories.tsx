import { inApp, makePlayer } from '@marquee/core/testing'
import { makeRoomData } from '@marquee/feature-room/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { scratchCards } from './feature.ts'
import { ScratchCardsPage } from './ScratchCardsPage.tsx'

const brand = { features: [scratchCards()] }

const meta: Meta<typeof ScratchCardsPage> = { component: ScratchCardsPage }
export default meta
type Story = StoryObj<typeof ScratchCardsPage>

export const Guest: Story = { decorators: [inApp({ brand, data: makeRoomData() })] }

export const Player: Story = {
  decorators: [inApp({ brand, player: makePlayer(), data: makeRoomData() })],
}
