import { inApp, makePlayer } from '@marquee/core/testing'
import { makeRoomData } from '@marquee/feature-room/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cosmicBoxes } from './feature.ts'
import { CosmicBoxesPage } from './CosmicBoxesPage.tsx'

const brand = { features: [cosmicBoxes()] }

const meta: Meta<typeof CosmicBoxesPage> = { component: CosmicBoxesPage }
export default meta
type Story = StoryObj<typeof CosmicBoxesPage>

export const Guest: Story = { decorators: [inApp({ brand, data: makeRoomData() })] }

export const Player: Story = {
  decorators: [inApp({ brand, player: makePlayer(), data: makeRoomData() })],
}
