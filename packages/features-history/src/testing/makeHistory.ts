import type { HistoryEntry, Statement } from '../contract/schemas.ts'

export const makeEntry = (overrides: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: '10',
  at: Date.UTC(2026, 10, 21, 12),
  kind: 'round-stake',
  wallet: 'coins',
  amount: -20,
  balanceAfter: 14_980,
  round: { id: '5b0a6c1e-93f2-4f5e-8b0a-d8b7e1f3a001', gameId: 7, title: 'Lucky Reef' },
  ...overrides,
})

export const makeStatement = (overrides: Partial<Statement> = {}): Statement => ({
  month: '2026-11',
  wallets: [
    { wallet: 'coins', opening: 0, received: 15_000, given: 20, closing: 14_980 },
    { wallet: 'entries', opening: 0, received: 150, given: 0, closing: 150 },
    { wallet: 'winnings', opening: 0, received: 0, given: 0, closing: 0 },
    { wallet: 'tourPoints', opening: 0, received: 0, given: 0, closing: 0 },
  ],
  ...overrides,
})
