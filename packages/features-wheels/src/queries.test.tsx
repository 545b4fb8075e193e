import type { PushPayload, Wheel } from '@marquee/contract'
import { makeApp, makePlayer } from '@marquee/core/testing'
import { makeWheel } from '@marquee/prize-ui/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onCash, onDeposit } from './queries.ts'

const wheelsKey = ['wheels', 'configs']
const streakKey = ['deposit-streak', 'info']
const premium = makeWheel({ wheelId: 3, type: 'premiumLootbox', minDeposit: 999 })
const deposit = (overrides: Partial<PushPayload<'deposit'>> = {}): PushPayload<'deposit'> => ({
  outcome: 'complete',
  depositId: 'd-1',
  presetId: 3,
  amount: 999,
  reason: null,
  ...overrides,
})
const cash = (reason: string): PushPayload<'cash'> => ({
  reason,
  coins: 1,
  entries: 0,
  balance: { coins: 1, entries: 0, winnings: 0, tourPoints: 0 },
})

async function start(wheels: Wheel[] = [makeWheel(), premium]) {
  const { runtime } = await makeApp({
    player: makePlayer(),
    data: [
      [wheelsKey, wheels],
      [streakKey, {}],
    ],
  })
  const { queryClient } = runtime
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  return { tools: runtime, isStale }
}

describe('pushes', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('WHEEL-03 asks for the wheels 1 s after a deposit of at least the minimum', async () => {
    const { tools, isStale } = await start()
    onDeposit(deposit(), tools)
    vi.advanceTimersByTime(999)
    expect(isStale(wheelsKey)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isStale(wheelsKey)).toBe(true)
  })

  it('WHEEL-03 leaves them after a smaller deposit, a failed one, and where no wheel asks for any', async () => {
    const small = await start()
    onDeposit(deposit({ amount: 998 }), small.tools)
    onDeposit(deposit({ outcome: 'failed-complete' }), small.tools)
    const free = await start([makeWheel()])
    onDeposit(deposit(), free.tools)
    vi.advanceTimersByTime(10_000)
    expect([small.isStale(wheelsKey), free.isStale(wheelsKey)]).toEqual([false, false])
  })

  it('bring the streak up to date after a deposit', async () => {
    const { tools, isStale } = await start()
    onDeposit(deposit({ amount: 100 }), tools)
    expect(isStale(streakKey)).toBe(true)
  })

  it('follow a spin in another tab', async () => {
    for (const [reason, wheels, streak] of [
      ['wheel', true, false],
      ['lootbox', true, false],
      ['deposit-streak', false, true],
      ['daily-login', false, false],
    ] as const) {
      const { tools, isStale } = await start()
      onCash(cash(reason), tools)
      expect([isStale(wheelsKey), isStale(streakKey)], reason).toEqual([wheels, streak])
    }
  })
})
