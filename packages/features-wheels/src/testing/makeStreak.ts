import type { FeatureInfo } from '@marquee/contract'
import type { DepositStreak, StreakBoost } from '../contract/streak/schemas.ts'
import { makeFeatureInfo } from '@marquee/feature-page/testing'
import { makeSectors } from '@marquee/prize-ui/testing'

type Overrides = Partial<Omit<DepositStreak, 'settings'>> & Partial<DepositStreak['settings']>

/** A streak of eight purchases of which three are made. */
export const makeStreak = ({
  skin = 'neutral_wheel_of_wins',
  minDeposit = 0,
  resetAfterDays = 30,
  ...overrides
}: Overrides = {}): DepositStreak => ({
  currentCountDeposit: 3,
  maxNumberOfDeposit: 8,
  secondsToResetStreakCounter: null,
  finishedAt: null,
  success: false,
  percentEnabled: false,
  dailyWinStreakLimitExceeded: false,
  images: skin.startsWith('skin_') ? { prize: '/icons/reward.svg' } : {},
  settings: { skin, minDeposit, resetAfterDays },
  ...overrides,
})

/** Two tables of which the first is chosen. */
export const makeBoost = (chosen = 1): StreakBoost => ({
  chosen,
  options: [
    { id: 1, title: { en: 'The open road', es: 'Carretera abierta' }, sectors: makeSectors() },
    {
      id: 2,
      title: { en: 'Cruise control', es: 'Velocidad de crucero' },
      sectors: [
        { id: 9, prize: { coins: 400, entries: 0 }, chance: 0.7 },
        { id: 10, prize: { coins: 600, entries: 0 }, chance: 0.3 },
      ],
    },
  ],
})

/** What the platform answers about a streak. */
export const makeStreakAnswers = (streak: DepositStreak = makeStreak()) => ({
  'GET /rest/deposit-streak/info/': { success: true, data: streak },
  'GET /rest/deposit-streak/wheels-prizes/': {
    success: true,
    data: { wheels: [{ countDeposit: 8, sectors: makeSectors() }] },
  },
  'GET /rest/deposit-streak/group-info/': {
    success: true,
    data: {
      groups: [
        { id: 1, title: { en: 'Opening', es: 'Inicio' }, fromDeposit: 1, toDeposit: 3 },
        { id: 2, title: { en: 'Finish', es: 'Meta' }, fromDeposit: 4, toDeposit: 8 },
      ],
    },
  },
})

/** A platform on which the wheels run. */
export const makeRunning = (): FeatureInfo => {
  const info = makeFeatureInfo()
  return {
    ...info,
    statusFeatures: {
      ...info.statusFeatures,
      extendedWheels: { isActive: true, isAvailableLootboxes: false },
    },
  }
}
