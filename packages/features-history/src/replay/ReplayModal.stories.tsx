import { type Answer, inApp, makePlayer, refusal, silence } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { history } from '../feature.ts'
import { makeDrawnRound } from '../testing/makeDrawn.ts'
import { makeReplayed } from '../testing/makeReplayed.ts'
import { ReplayModal } from './ReplayModal.tsx'

const meta: Meta = {
  title: 'History/Round replay',
  parameters: { notFor: ['guest'], bare: true },
}
export default meta

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const { fairness, round } = makeDrawnRound()
const { outcome, launch } = makeReplayed(({ win, cost }) => win > cost * 5)
const { id: gameId, title } = launch.game
const { cost, win } = outcome
const played = {
  round: {
    ...round,
    outcome,
    gameId,
    gameMode: 'TournamentPoints',
    action: 'spin',
    cost,
    win,
    status: 'settled',
    createdAt: Date.UTC(2026, 10, 21, 12),
    settledAt: Date.UTC(2026, 10, 21, 12),
  },
  gameId,
  title,
  balanceAfterStake: 15_000 - cost,
  link: null,
  fairness,
}

const scene = (answer: Answer = { success: true, data: played }): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [history()] },
      player: makePlayer(),
      path: '/profile/history',
      answers: {
        [`GET /rest/history/rounds/${round.id}/`]: answer,
        [`GET /rest/game/${gameId}/`]: {
          success: true,
          data: launch,
        },
      },
    }),
  ],
  render: () => (
    <ReplayModal
      name="round-replay"
      props={{ roundId: round.id, title }}
      close={() => {}}
      frame={frame}
    />
  ),
})

export const Won = scene()
export const Loading = scene(silence)
export const Failed = scene(refusal('internal'))
