import { describe, expect, it } from 'vitest'
import { costs, usualHabits } from './costs.ts'
import { arrivalsOfDay, minutesOfDay, shapeOfDay } from './day.ts'
import { limitsOf, storageOf } from './limits.ts'
import { parts, simulateDay, usualCell, waitFactor } from './simulate.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

describe('a day of players', () => {
  it.each([1.3, 2.1, 4])('has a mean of 1 and an evening of %s times that', (peak) => {
    const shape = shapeOfDay({ ...usualHabits, peak })
    expect(sum(shape) / minutesOfDay).toBeCloseTo(1, 6)
    expect(Math.max(...shape)).toBeCloseTo(peak, 3)
    expect(Math.min(...shape)).toBeGreaterThan(0)
  })
  it('has the visits that the habits say, a few more in bursts, and the same in every run', () => {
    const arrivals = arrivalsOfDay(1_000_000, usualHabits, 1)
    const expected = 1_000_000 * usualHabits.daily * usualHabits.visits
    expect(sum(arrivals) / expected).toBeGreaterThan(0.99)
    expect(sum(arrivals) / expected).toBeLessThan(1.02)
    expect(arrivalsOfDay(1_000_000, usualHabits, 1)).toEqual(arrivals)
    expect(arrivalsOfDay(1_000_000, usualHabits, 2)).not.toEqual(arrivals)
  })
})

describe('a day of a cell', () => {
  const day = simulateDay(1_000_000, usualHabits, usualCell)
  it('plays all rounds of its visits', () => {
    const rounds = sum(day.map((minute) => minute.rounds * 60))
    const expected = sum(day.map(({ visits }) => visits)) * usualHabits.rounds
    expect(rounds / expected).toBeCloseTo(1, 1)
  })
  it('needs of the database what its rounds and pages take', () => {
    const { rounds, visits, use } = day[0] ?? day[1] ?? { rounds: 0, visits: 0, use: null }
    const statement = costs.roundDatabase.value / costs.roundStatements.value
    const pages = (visits * usualHabits.pages) / 60
    expect(use?.['database processor']).toBeCloseTo(
      (rounds * costs.roundDatabase.value + pages * costs.pageStatements.value * statement) /
        usualCell.databaseCores,
      6,
    )
  })
  it('uses twice of everything with twice as many players', () => {
    const twice = simulateDay(2_000_000, usualHabits, usualCell)
    const top = (minutes: typeof day, part: (typeof parts)[number]) =>
      Math.max(...minutes.map(({ use }) => use[part]))
    for (const part of parts) expect(top(twice, part) / top(day, part)).toBeCloseTo(2, 1)
  })
})

describe('the limits of a cell', () => {
  it('name every part, in the order in which they are hit, and hold at 60 %', () => {
    const limits = limitsOf(usualHabits, usualCell)
    expect(limits.map(({ part }) => part).toSorted()).toEqual([...parts].toSorted())
    const players = limits.map((limit) => limit.players)
    expect(players).toEqual(players.toSorted((one, other) => one - other))
    const [first] = limits
    if (!first) throw new Error('There is no limit.')
    const use = (accounts: number) =>
      Math.max(
        ...simulateDay(accounts, usualHabits, usualCell).map((minute) => minute.use[first.part]),
      )
    expect(use(first.players)).toBeLessThanOrEqual(0.6)
    expect(use(first.players * 1.02)).toBeGreaterThan(0.6)
  })
  it('move on to another part when the first gets more', () => {
    const [first] = limitsOf(usualHabits, usualCell)
    const [next] = limitsOf(usualHabits, { ...usualCell, databaseCores: 4096 })
    expect(first?.part).toBe('database processor')
    expect(next?.part).not.toBe('database processor')
  })
  it('keep of a year what is left once answers and pushes went', () => {
    const { day, year } = storageOf(1000, usualHabits)
    expect(year / 365).toBeLessThan(day)
  })
})

describe('waiting for a server', () => {
  it('follows the formula of Erlang', () => {
    // One server: rho / (1 - rho).
    expect(waitFactor(0.5, 1)).toBeCloseTo(1, 9)
    expect(waitFactor(0.8, 1)).toBeCloseTo(4, 9)
    // Two servers, half used: known from any table, 1/3 of all wait.
    expect(waitFactor(0.5, 2)).toBeCloseTo(1 / 3, 9)
    expect(waitFactor(1, 4)).toBe(Number.POSITIVE_INFINITY)
  })
})
