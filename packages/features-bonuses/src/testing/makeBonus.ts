import type { FreeBonus } from '../contract/schemas.ts'

/** 5.00 entries, which can be had until the end of November. */
export const makeBonus = (overrides: Partial<FreeBonus> = {}): FreeBonus => ({
  bonusId: 12,
  bonusType: 'freeEntries',
  bonusLifetimeEnd: Date.UTC(2026, 10, 30, 12),
  freeSpinsCount: null,
  freeSpinsBetLevel: null,
  bonusAmount: 500,
  games: [],
  ...overrides,
})
