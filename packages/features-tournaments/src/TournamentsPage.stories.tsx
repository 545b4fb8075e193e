import { inApp, makePlayer } from '@marquee/core/testing'
import { makeRoomData } from '@marquee/feature-room/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { tournaments } from './feature.ts'
import { TournamentsPage } from './TournamentsPage.tsx'

const brand = { features: [tournaments()] }

const meta: Meta<typeof TournamentsPage> = { component: TournamentsPage }
export default meta
type Story = StoryObj<typeof TournamentsPage>

export const Guest: Story = { decorators: [inApp({ brand, data: makeRoomData() })] }

export const Player: Story = {
  decorators: [inApp({ brand, player: makePlayer(), data: makeRoomData() })],
}
