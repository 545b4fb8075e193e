import type { DailyLoginInfo, DailyPrize } from '../contract/schemas.ts'

export const makePrize = (overrides: Partial<DailyPrize> = {}): DailyPrize => ({
  level: 1,
  coins: 1_000,
  entries: 0,
  freeSpinCount: null,
  gameId: null,
  freeSpinId: null,
  freeSpinLifetime: null,
  freeSpinsBetLevel: null,
  ...overrides,
})

const freeSpins = { freeSpinCount: 5, gameId: 12, freeSpinsBetLevel: 20 }

/** Seven days: coins on each, entries on the even ones, free spins on the third and the last. */
export const makePrizes = (): DailyPrize[] =>
  [1, 2, 3, 4, 5, 6, 7].map((level) =>
    makePrize({
      level,
      coins: level * 1_000,
      entries: level % 2 ? 0 : level * 5,
      ...(level === 3 || level === 7 ? freeSpins : {}),
    }),
  )

/** The third day, which waits to be claimed. */
export const makeDailyLogin = (overrides: Partial<DailyLoginInfo> = {}): DailyLoginInfo => ({
  finishedAt: null,
  isActive: true,
  isAvailable: true,
  levels: 7,
  activeLevel: 3,
  type: 'streak',
  reasonType: null,
  prizes: makePrizes(),
  endDate: Date.UTC(2026, 10, 21),
  link: '/lobby/?openModal=daily-login',
  ...overrides,
})

/** The same day, claimed. */
export const makeClaimed = (overrides: Partial<DailyLoginInfo> = {}): DailyLoginInfo =>
  makeDailyLogin({ isAvailable: false, reasonType: 'already-claimed', ...overrides })
