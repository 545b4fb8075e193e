import { expect, it } from 'vitest'
import { rewardLines, sumOf } from './rewardLines.ts'

const balance = { coins: 1_500, entries: 100, winnings: 50, tourPoints: 0 }

it('counts as the header does: entries and winnings together', () => {
  expect(rewardLines(balance, { coins: 500, entries: 20 })).toEqual([
    { unit: 'coins', before: 1_000, won: 500, now: 1_500 },
    { unit: 'entries', before: 130, won: 20, now: 150 },
  ])
})

it('leaves out what was not won', () => {
  expect(rewardLines(balance, { coins: 0, entries: 20 }).map(({ unit }) => unit)).toEqual([
    'entries',
  ])
})

it('adds a prize to what was known', () => {
  expect(sumOf(balance, { coins: 1, entries: 2 })).toEqual({
    ...balance,
    coins: 1_501,
    entries: 102,
  })
})
