import { describe, expect, it } from 'vitest'
import { comingDay, daysOf, emptyDailyLogin, hasFailed } from './days.ts'
import { makeClaimed, makeDailyLogin } from './testing/makeDailyLogin.ts'

const states = (info = makeDailyLogin()) => daysOf(info).map(({ state }) => state)

describe('daysOf', () => {
  it('ticks what is behind and lifts today', () => {
    expect(states()).toEqual(['claimed', 'claimed', 'today', 'later', 'later', 'later', 'later'])
  })
  it('ticks today once it is claimed and points at the next day', () => {
    expect(states(makeClaimed())).toEqual([
      'claimed',
      'claimed',
      'claimed',
      'next',
      'later',
      'later',
      'later',
    ])
  })
  it('has nothing left to point at after the last day', () => {
    expect(states(makeClaimed({ activeLevel: 7 }))).toEqual(Array(7).fill('claimed'))
  })
  it('shows as many days as the campaign has, each with its own prize', () => {
    const days = daysOf(makeDailyLogin({ levels: 3, prizes: makeDailyLogin().prizes.toReversed() }))
    expect(days.map(({ prize }) => prize?.coins)).toEqual([1_000, 2_000, 3_000])
  })
})

describe('comingDay', () => {
  it.each([
    ['today while it waits', makeDailyLogin(), 3],
    ['the next day once it is claimed', makeClaimed(), 4],
    ['the first day after the last', makeClaimed({ activeLevel: 7 }), 1],
  ])('is %s', (_, info, level) => {
    expect(comingDay(info)?.level).toBe(level)
  })
})

describe('emptyDailyLogin', () => {
  it('DAILY-03 has seven levels', () => {
    expect(emptyDailyLogin.levels).toBe(7)
  })
  it('DAILY-09 stands on level 1', () => {
    expect(emptyDailyLogin.activeLevel).toBe(1)
  })
  it('is told apart from a campaign that is off', () => {
    expect(hasFailed(emptyDailyLogin)).toBe(true)
    expect(hasFailed(makeDailyLogin({ isActive: false, reasonType: 'not-active' }))).toBe(false)
    expect(hasFailed(makeClaimed())).toBe(false)
  })
})
