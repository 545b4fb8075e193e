import type { FreeEntry, FreeEntryRequest } from '../contract/freeEntry.ts'

/** A code for which no card has come. */
export const makeRequest = (overrides: Partial<FreeEntryRequest> = {}): FreeEntryRequest => ({
  code: '7K2MPQ9X',
  status: 'open',
  requestedAt: Date.UTC(2026, 10, 16),
  decidedAt: null,
  entries: 0,
  reason: null,
  ...overrides,
})

/** What a player reads who has no code yet. */
export const makeFreeEntry = (overrides: Partial<FreeEntry> = {}): FreeEntry => ({
  address: 'Free Entry, P.O. Box 0000, Wilmington, DE 19899',
  entries: 500,
  cardsPerDay: 1,
  creditedWithinDays: 10,
  requests: [],
  codesLeft: 5,
  ...overrides,
})
