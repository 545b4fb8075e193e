import type { DepositStreak } from '../contract/streak/schemas.ts'
import { inApp, makePlayer, refusal, silence, type TestAppOptions } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { wheels } from '../feature.ts'
import { makeBoost, makeStreak, makeStreakAnswers } from '../testing/makeStreak.ts'
import { StreakModal } from './StreakModal.tsx'

const info = 'GET /rest/deposit-streak/info/'
const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const scene = (
  streak: DepositStreak = makeStreak(),
  answers: TestAppOptions['answers'] = {},
): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [wheels()] },
      player: makePlayer(),
      answers: { ...makeStreakAnswers(streak), ...answers },
    }),
  ],
  render: () => <StreakModal name="wheel-of-wins" props={{}} close={() => {}} frame={frame} />,
})

const meta: Meta = { title: 'Wheels/Streak', parameters: { notFor: ['guest'], bare: true } }
export default meta

export const NeutralWheel = scene()
export const SkinnedWheel = scene(makeStreak({ skin: 'skin_wheel_of_wins' }))
export const Vault = scene(makeStreak({ skin: 'prize_vault', percentEnabled: true }))
export const SkinnedVaultComplete = scene(
  makeStreak({ skin: 'skin_prize_vault', currentCountDeposit: 8, success: true }),
)
export const ChoiceOfTables = scene(
  makeStreak({ currentCountDeposit: 8, success: true, boost: makeBoost() }),
)
export const Tomorrow = scene(
  makeStreak({ currentCountDeposit: 8, dailyWinStreakLimitExceeded: true }),
)
export const RunsOut = scene(makeStreak({ secondsToResetStreakCounter: 3 * 86_400 + 7 }))
export const Loading = scene(makeStreak(), { [info]: silence })
export const Failed = scene(makeStreak(), { [info]: () => refusal('not-found') })
