import type { Meta, StoryObj } from '@storybook/react-vite'
import { inGames } from '../testing/storyApp.ts'
import { GameSearchModal } from './GameSearchModal.tsx'

const meta: Meta<typeof GameSearchModal> = {
  title: 'Games/Search',
  component: GameSearchModal,
  parameters: { bare: true },
  args: {
    name: 'game-search',
    props: {},
    close: () => undefined,
    frame: { open: true, onOpenChange: () => undefined, onOpenChangeComplete: () => undefined },
  },
}
export default meta

export const Player: StoryObj<typeof GameSearchModal> = { decorators: [inGames()] }
export const Guest: StoryObj<typeof GameSearchModal> = {
  globals: { player: 'guest' },
  decorators: [inGames({ visitor: null })],
}
