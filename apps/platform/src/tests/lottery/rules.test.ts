import { describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { systemRandomness } from '@marquee/platform-kernel/random'
import {
  afterRound,
  anyChanceOf,
  chancesOf,
  drawWinners,
  lotteryAt,
  nextFreeAt,
  type Progress,
  progressOn,
  writeNumber,
} from '@marquee/features-lottery/server/rules'

const day = 86_400_000
const prizes = [
  { winners: 1, coins: 1_000, entries: 50 },
  { winners: 3, coins: 200, entries: 0 },
  { winners: 6, coins: 50, entries: 0 },
]
const terms = { prizes }
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('a draw', () => {
  it('gives every place its winners, each ticket one place at most', () => {
    const winners = drawWinners(ids(500), terms, systemRandomness)
    expect(winners.map(({ place }) => place)).toEqual([1, 2, 2, 2, 3, 3, 3, 3, 3, 3])
    expect(new Set(winners.map(({ id }) => id)).size).toBe(10)
    expect(winners[0]?.prize).toEqual({ coins: 1_000, entries: 50 })
  })

  it('fills places from the first on when there are fewer tickets than winners', () => {
    expect(drawWinners([], terms, systemRandomness)).toEqual([])
    const winners = drawWinners([7, 8], terms, systemRandomness)
    expect(winners.map(({ place }) => place)).toEqual([1, 2])
    expect(winners.map(({ id }) => id).toSorted()).toEqual([7, 8])
  })

  it.each([25, 6, 1])(
    'comes out as the odds that are shown, to within one percent of 60,000 draws from %s tickets',
    (tickets) => {
      const draws = 60_000
      const own = new Set(ids(Math.min(3, tickets)))
      const places = prizes.map(() => 0)
      let any = 0
      for (let draw = 0; draw < draws; draw++) {
        const winners = drawWinners(ids(tickets), terms, systemRandomness)
        const mine = winners.find(({ id }) => id === 1)
        if (mine) places[mine.place - 1] = (places[mine.place - 1] ?? 0) + 1
        if (winners.some(({ id }) => own.has(id))) any++
      }
      for (const [index, chance] of chancesOf(prizes, tickets).entries())
        expect(Math.abs((places[index] ?? 0) / draws - chance)).toBeLessThan(0.01)
      const shown = anyChanceOf(prizes, { own: own.size, tickets })
      expect(Math.abs(any / draws - shown)).toBeLessThan(0.01)
    },
  )
})

describe('chances', () => {
  it('are those of one ticket among all, and none without tickets', () => {
    expect(chancesOf(prizes, 100)).toEqual([0.01, 0.03, 0.06])
    expect(chancesOf(prizes, 2)).toEqual([0.5, 0.5, 0])
    expect(chancesOf(prizes, 0)).toEqual([0, 0, 0])
  })

  it('of several tickets are certain once nobody can go empty', () => {
    expect(anyChanceOf(prizes, { own: 1, tickets: 10 })).toBe(1)
    expect(anyChanceOf(prizes, { own: 1, tickets: 20 })).toBeCloseTo(0.5, 12)
    expect(anyChanceOf(prizes, { own: 2, tickets: 20 })).toBeCloseTo(1 - (10 / 20) * (9 / 19), 12)
    expect(anyChanceOf(prizes, { own: 11, tickets: 20 })).toBe(1)
    expect(anyChanceOf(prizes, { own: 0, tickets: 20 })).toBe(0)
    expect(anyChanceOf(prizes, { own: 0, tickets: 0 })).toBe(0)
  })
})

describe('tickets for rounds', () => {
  const pace = { roundsPerTicket: 3, ticketsPerDay: 2 }
  const play = (from: Progress, rounds: number) => {
    let progress = from
    let earned = 0
    for (let round = 0; round < rounds; round++) {
      const { isTicketEarned, ...next } = afterRound(progress, pace)
      progress = next
      if (isTicketEarned) earned++
    }
    return { progress, earned }
  }

  it('come after so many rounds, and so many in a day', () => {
    const start = progressOn({ lotteryId: 4, day: 10 }, undefined)
    expect(play(start, 2)).toMatchObject({ earned: 0, progress: { rounds: 2 } })
    expect(play(start, 3)).toMatchObject({ earned: 1, progress: { rounds: 0 } })
    expect(play(start, 100)).toMatchObject({
      earned: 2,
      progress: { rounds: 0, day_tickets: 2 },
    })
  })

  it('count on from one day to the next, and anew in another lottery', () => {
    const { progress } = play(progressOn({ lotteryId: 4, day: 10 }, undefined), 5)
    expect(progress).toMatchObject({ rounds: 2, day_tickets: 1 })
    expect(progressOn({ lotteryId: 4, day: 11 }, progress)).toMatchObject({
      rounds: 2,
      day_tickets: 0,
    })
    expect(progressOn({ lotteryId: 5, day: 11 }, progress)).toMatchObject({
      rounds: 0,
      day_tickets: 0,
    })
  })
})

describe('the calendar', () => {
  const running = [...allBrands.values()].flatMap(({ key, lottery }) =>
    lottery ? [{ key, lottery }] : [],
  )

  it.each(running)('$key has a lottery with days, prizes and words of its own', ({ lottery }) => {
    const first = lotteryAt(lottery, Date.parse('2026-11-22T12:00:00Z'))
    expect(first.finishedAt - first.startedAt).toBe(lottery.days * day)
    expect(nextFreeAt(first, first.startedAt)).toBe(first.startedAt + day)
    expect(nextFreeAt(first, first.finishedAt - 1)).toBeNull()
    const coins = lottery.prizes.map((prize) => prize.coins)
    expect(coins).toEqual(coins.toSorted((one, other) => other - one))
  })

  it('gives each brand another name for it', () => {
    const names = running.map(({ lottery }) => lottery.title.en)
    expect(names.length).toBeGreaterThanOrEqual(5)
    expect(new Set(names).size).toBe(names.length)
  })
})

it('numbers have eight digits', () => {
  expect([writeNumber(7), writeNumber(61_803_399)]).toEqual(['00000007', '61803399'])
})
