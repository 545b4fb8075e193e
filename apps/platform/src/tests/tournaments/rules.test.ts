import { issues } from '@marquee/game-catalogue'
import { describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import {
  tournamentsSettings,
  type TournamentSettings,
} from '@marquee/features-tournaments/server/settings'
import {
  afterRound,
  counts,
  prizeOf,
  runsAfter,
  runsAt,
  type Score,
  termsOf,
} from '@marquee/features-tournaments/server/rules'

const hour = 3_600_000
const start = Date.parse('2026-03-02T10:00:00Z')

const makeTournament = (overrides: Partial<TournamentSettings> = {}): TournamentSettings => ({
  id: 1,
  title: { en: 'Sprint', es: 'Sprint' },
  firstStart: '2026-03-02T10:00:00Z',
  everyHours: 24,
  hours: 6,
  games: null,
  inARow: 3,
  rounds: 10,
  turns: [],
  prizes: [
    { places: 1, coins: 500, entries: 20 },
    { places: 2, coins: 100, entries: 0 },
  ],
  ...overrides,
})

describe('the calendar of tournaments', () => {
  it('runs from its beginning, before its end, and comes back', () => {
    const all = [makeTournament()]
    const idsAt = (now: number) => runsAt(all, now).map(({ historyId }) => historyId)
    expect(idsAt(start - 1)).toEqual([])
    expect(idsAt(start)).toEqual([11])
    expect(idsAt(start + 6 * hour - 1)).toEqual([11])
    expect(idsAt(start + 6 * hour)).toEqual([])
    expect(idsAt(start + 24 * hour)).toEqual([21])
  })

  it('puts in front what ends first, and announces what begins next', () => {
    const all = [makeTournament({ id: 2, everyHours: 168, hours: 60 }), makeTournament()]
    expect(runsAt(all, start).map(({ historyId }) => historyId)).toEqual([11, 12])
    // On Sundays both end at midnight.
    const sunday = Date.parse('2026-11-22T01:00:00Z')
    const atOnce = runsAt(allBrands.get('tao')?.tournaments ?? [], sunday)
    expect(atOnce.map(({ settings }) => settings.id)).toEqual([1, 2])
    expect(new Set(atOnce.map(({ finishedAt }) => finishedAt)).size).toBe(1)
    const coming = runsAfter(all, start)
    expect(coming.map(({ historyId }) => historyId).slice(0, 8)).toEqual([
      21, 31, 41, 51, 61, 71, 22, 81,
    ])
    expect(coming.every(({ startedAt }) => startedAt > start)).toBe(true)
    expect(coming.at(-1)?.startedAt).toBeLessThanOrEqual(start + 14 * 24 * hour)
  })

  it('runs that take turns > have titles and prizes of their own', () => {
    const title = { en: 'Mega', es: 'Mega' }
    const settings = makeTournament({
      turns: [
        { title: { en: 'Sprint', es: 'Sprint' }, games: null, coinsPercent: 100 },
        { title, games: null, coinsPercent: 150 },
      ],
    })
    const coming = runsAfter([settings], start).map((run) => termsOf(run.settings))
    expect(coming.slice(0, 3).map((terms) => terms.title)).toMatchObject([
      { en: 'Mega' },
      { en: 'Sprint' },
      { en: 'Mega' },
    ])
    expect(coming.slice(0, 2).map(({ prizes }) => prizes[0]?.coins)).toEqual([750, 500])
  })

  it.each([...allBrands.values()])(
    '$key > no two of the next five tournaments look alike',
    ({ tournaments }) => {
      const five = runsAfter(tournaments, Date.parse('2026-11-22T16:00:00Z')).slice(0, 5)
      const looks = five.map((run) => JSON.stringify(termsOf(run.settings)))
      expect(new Set(looks).size).toBe(looks.length)
    },
  )

  it('refuses settings that overlap themselves or share an id', () => {
    expect(tournamentsSettings.safeParse([makeTournament({ hours: 25 })]).success).toBe(false)
    expect(tournamentsSettings.safeParse([makeTournament(), makeTournament()]).success).toBe(false)
    expect(tournamentsSettings.safeParse([makeTournament()]).success).toBe(true)
  })
})

describe('what a tournament counts', () => {
  const none: Score = { rounds: 0, points: 0, recent: [] }
  const play = (wins: number[], cost: number) =>
    wins.reduce(
      (score, win) => afterRound(score, { cost, win: win * cost }, { inARow: 3, rounds: 10 }),
      none,
    )

  it('is the best sum of rounds in a row, in hundredths of the stake', () => {
    expect(play([1, 0, 2], 20)).toEqual({ rounds: 3, points: 300, recent: [100, 0, 200] })
    expect(play([1, 0, 2, 5, 0, 0], 20)).toEqual({ rounds: 6, points: 700, recent: [500, 0, 0] })
    expect(play([0, 0, 0], 20).points).toBe(0)
  })

  it('is the same whatever was staked', () => {
    const wins = [0.5, 3, 0, 12, 0.25]
    expect(play(wins, 20)).toEqual(play(wins, 2000))
  })

  it('is every game where none is named, else those of its issue', () => {
    expect(counts(termsOf(makeTournament()), 1)).toBe(true)
    const terms = termsOf(makeTournament({ games: 'fishing' }))
    const fishing = issues.find(({ key }) => key === 'fishing')
    expect(terms.games).toEqual(fishing?.gameIds)
    expect(counts(terms, terms.games[0] ?? 0)).toBe(true)
    expect(counts(terms, -1)).toBe(false)
  })

  it('brings prizes by place, and none beyond the last', () => {
    const { prizes } = termsOf(makeTournament())
    expect(prizes).toHaveLength(3)
    expect(prizeOf(prizes, 1)).toEqual({ coins: 500, entries: 20 })
    expect(prizeOf(prizes, 3)).toEqual({ coins: 100, entries: 0 })
    expect(prizeOf(prizes, 4)).toBeNull()
    expect(prizeOf(prizes, null)).toBeNull()
  })
})
