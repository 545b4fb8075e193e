import { refusal } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inGames, quietLaunch } from '../testing/storyApp.ts'
import { makeRound } from '../testing/makeLaunch.ts'
import { GameView } from './GameView.tsx'
import { LeaveQuestion, ShortOfFunds } from './notices.tsx'

const meta: Meta<typeof GameView> = {
  title: 'Games/Game view',
  component: GameView,
  parameters: { bare: true },
  args: {
    game: '7',
    money: false,
    place: 'modal',
    onGo: () => undefined,
    onClose: () => undefined,
  },
}
export default meta
type Story = StoryObj<typeof GameView>

const launchPath = 'GET /rest/game/7/play/'

export const Opening: Story = { decorators: [inGames()] }
export const Page: Story = { decorators: [inGames()], args: { place: 'page', onClose: undefined } }
export const Unknown: Story = {
  decorators: [inGames({ answers: { [launchPath]: () => refusal('not-found') } })],
}
export const Failed: Story = {
  decorators: [inGames({ answers: { [launchPath]: () => refusal('internal') } })],
}
export const OpenElsewhere: Story = {
  decorators: [
    inGames({
      answers: {
        [launchPath]: {
          success: true,
          data: { ...quietLaunch, openRound: makeRound({ gameId: 9 }) },
        },
      },
    }),
  ],
}
const stage = { position: 'relative', blockSize: '36rem', background: '#05050a' } as const
export const NotEnoughCoins: Story = {
  decorators: [inGames()],
  render: () => (
    <div style={stage}>
      <ShortOfFunds launch={quietLaunch} onBack={() => undefined} />
    </div>
  ),
}
export const Leaving: Story = {
  decorators: [inGames()],
  render: () => (
    <div style={stage}>
      <LeaveQuestion onStay={() => undefined} onLeave={() => undefined} />
    </div>
  ),
}
