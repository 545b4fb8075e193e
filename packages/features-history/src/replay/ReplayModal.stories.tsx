import { type Answer, inApp, makePlayer, refusal, silence } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { history } from '../feature.ts'
import { makeDrawnRound } from '../testing/makeDrawn.ts'
import { makeShared } from '../testing/makeShared.ts'
import { ReplayModal } from './ReplayModal.tsx'

const meta: Meta = {
  title: 'History/Round replay',
  parameters: { notFor: ['guest'], bare: true },
}
export default meta

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const { fairness, round } = makeDrawnRound()
const { title, launch } = makeShared()
const gameId = 7
const played = {
  round: {
    ...round,
    gameId,
    gameMode: 'TournamentPoints',
    action: 'spin',
    cost: 20,
    win: 250,
    status: 'settled',
    createdAt: Date.UTC(2026, 10, 21, 12),
    settledAt: Date.UTC(2026, 10, 21, 12),
  },
  gameId,
  title,
  balanceAfterStake: 14_980,
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
          data: { ...launch, frameUrl: 'about:blank' },
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
