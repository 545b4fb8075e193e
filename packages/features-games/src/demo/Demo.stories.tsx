import { refusal } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inGames, quietLaunch } from '../testing/storyApp.ts'
import { DemoModal } from './DemoModal.tsx'

const meta: Meta<typeof DemoModal> = {
  title: 'Games/Demo',
  component: DemoModal,
  parameters: { bare: true },
  args: {
    name: 'game-demo',
    props: { gameId: 7 },
    close: () => undefined,
    frame: {
      open: true,
      onOpenChange: () => undefined,
      onOpenChangeComplete: () => undefined,
    },
  },
}
export default meta

const path = 'GET /rest/game/7/'
const demo = { ...quietLaunch, mode: 'demo', balance: null }

export const Guest: StoryObj = {
  globals: { player: 'guest' },
  decorators: [inGames({ visitor: null, answers: { [path]: { success: true, data: demo } } })],
}
export const Player: StoryObj = {
  decorators: [inGames({ answers: { [path]: { success: true, data: demo } } })],
}
export const Failed: StoryObj = {
  decorators: [inGames({ answers: { [path]: () => refusal('internal') } })],
}
