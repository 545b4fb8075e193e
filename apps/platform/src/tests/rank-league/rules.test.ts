import { describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import type { RankLeagueSettings } from '@marquee/features-vip/server/settings'
import {
  asksForIdentity,
  blockedReason,
  cashbackFor,
  levelsOf,
  percentOf,
  pointsFor,
  prizeBetween,
  standingOf,
} from '@marquee/features-vip/server/rules'
import { startOf, weekOf } from '@marquee/features-vip/server/weeks'

const day = 86_400_000
const level = (experience: number, coins: number) => ({ experience, prize: { coins, entries: 0 } })
const section = (id: number, levels: RankLeagueSettings['sections'][number]['levels']) => ({
  id,
  title: { en: `S${id}`, es: `S${id}` },
  weeklyReward: null,
  cashbackPercent: 2 * id,
  levels,
})
const league: RankLeagueSettings = {
  points: { coins: 1, entries: 5 },
  sections: [section(1, [level(0, 0), level(100, 10)]), section(2, [level(300, 50)])],
  verifiedFrom: 2,
  cashbackDay: 1,
}
const at = (experience: bigint, isVerified = false) => standingOf(league, experience, isVerified)

describe('experience', () => {
  it('is one point for a coin and five for 0.01 entries', () => {
    expect(pointsFor(league, 'coins', 20n)).toBe(20n)
    expect(pointsFor(league, 'entries', 20n)).toBe(100n)
  })

  it('leads from level to level, and into a section that asks for an identity with one alone', () => {
    expect(at(0n)).toMatchObject({ level: { index: 1 }, next: { index: 2 }, isHeldBack: false })
    expect(at(99n).level.index).toBe(1)
    expect(at(100n)).toMatchObject({ level: { index: 2 }, isHeldBack: false })
    expect(at(300n)).toMatchObject({ level: { index: 2 }, next: { index: 3 }, isHeldBack: true })
    expect(at(300n, true)).toMatchObject({ level: { index: 3 }, next: null, isHeldBack: false })
    expect(asksForIdentity(league, 299n)).toBe(false)
    expect(asksForIdentity(league, 300n)).toBe(true)
  })

  it('is told in whole percents of the way', () => {
    expect(percentOf(at(0n), 0n)).toBe(0)
    expect(percentOf(at(150n), 150n)).toBe(25)
    expect(percentOf(at(900n), 900n)).toBe(100)
    expect(percentOf(at(900n, true), 900n)).toBe(100)
  })
})

describe('what levels bring', () => {
  it('is the sum of those after the last that was claimed', () => {
    expect(prizeBetween(league, 1, 3)).toEqual({ levels: [2, 3], prize: { coins: 60, entries: 0 } })
    expect(prizeBetween(league, 2, 2)).toEqual({ levels: [], prize: { coins: 0, entries: 0 } })
  })

  it('is something on every level but the first, at every brand, which has thirty', () => {
    for (const { key, rankLeague } of allBrands.values()) {
      if (!rankLeague) throw new Error(`${key} has no league.`)
      const [first, ...rest] = levelsOf(rankLeague)
      expect(first?.prize).toEqual({ coins: 0, entries: 0 })
      expect(rest).toHaveLength(29)
      expect(rest.every(({ prize }) => prize.coins > 0)).toBe(true)
    }
  })
})

describe('cashback', () => {
  it('is a share of the loss, and never of a gain', () => {
    expect(cashbackFor({ staked: 2_000n, won: 1_500n }, 4)).toBe(20)
    expect(cashbackFor({ staked: 1_999n, won: 1_500n }, 4)).toBe(19)
    expect(cashbackFor({ staked: 100n, won: 1_500n }, 4)).toBe(0)
  })
})

describe('what blocks progress', () => {
  it('is a break or an exclusion before a missing identity', () => {
    expect(blockedReason(null, at(300n))).toBe('not-verified')
    expect(blockedReason({ kind: 'cool-off' }, at(300n))).toBe('cool-off')
    expect(blockedReason({ kind: 'self-exclusion' }, at(0n))).toBe('excluded')
    expect(blockedReason(null, at(0n))).toBeNull()
  })
})

describe('a week', () => {
  it('goes from Monday to Sunday by UTC', () => {
    const monday = Date.UTC(2026, 10, 16)
    const week = weekOf(monday)
    expect(weekOf(monday - 1)).toBe(week - 1)
    expect(weekOf(monday + 7 * day - 1)).toBe(week)
    expect(startOf(week)).toBe(monday)
    expect(startOf(week, 3)).toBe(monday + 2 * day)
  })
})
