import { describe, expect, it } from 'vitest'
import { balanceWith, rewardLines } from './reward.ts'

const balance = { coins: 17_000, entries: 160, winnings: 40, tourPoints: 0 }

describe('rewardLines', () => {
  it('goes back from the balance after: before + won = now', () => {
    const lines = rewardLines(balance, { coins: 2_000, entries: 10 })
    expect(lines).toEqual([
      { unit: 'coins', before: 15_000, won: 2_000, now: 17_000 },
      { unit: 'entries', before: 190, won: 10, now: 200 },
    ])
    for (const { before, won, now } of lines) expect(before + won).toBe(now)
  })
  it('leaves out what the prize does not give', () => {
    expect(rewardLines(balance, { coins: 0, entries: 10 }).map(({ unit }) => unit)).toEqual([
      'entries',
    ])
    expect(rewardLines(balance, { coins: 0, entries: 0 })).toEqual([])
  })
})

describe('balanceWith', () => {
  it('adds the prize and leaves winnings as they are', () => {
    expect(balanceWith(balance, { coins: 1, entries: 2 })).toEqual({
      ...balance,
      coins: 17_001,
      entries: 162,
    })
  })
})
