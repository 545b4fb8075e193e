import { describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { seasonSettings } from '@marquee/features-seasons/server/settings'
import { seasonsPreset } from '@marquee/features-seasons/server/preset'
import {
  levelOf,
  percentOf,
  pointsOf,
  progressOf,
  themeOf,
  totalOf,
  walkAfter,
} from '@marquee/features-seasons/server/rules'

const settings = seasonSettings.parse(
  seasonsPreset({
    figures: { unit: 100, entries: [5, 20, 100] },
    neutral: { en: 'Season', es: 'Temporada' },
    spooky: { en: 'Spooky season', es: 'Temporada encantada' },
  }),
)
const { rule } = settings
const start = { points: 0, day: 0, day_points: 0 }
const noon = 20_000 * 86_400_000 + 43_200_000

describe('the points of a round', () => {
  it.each([
    [1, 1],
    [20, 1],
    [39, 1],
    [40, 2],
    [100, 5],
    [1_000_000, 5],
  ])('a stake of %i brings %i, whatever it was played with', (cost, points) => {
    expect(pointsOf({ cost, isFree: false }, rule)).toBe(points)
  })

  it('a free spin brings one', () => {
    expect(pointsOf({ cost: 0, isFree: true }, rule)).toBe(1)
  })
})

describe('a walk', () => {
  it('gains no more in a day than the rule says, and goes on the next day', () => {
    let walk = start
    for (let round = 0; round < 100; round++)
      walk = walkAfter(walk, { cost: 100, isFree: false }, settings, noon)
    expect(walk).toEqual({ points: 150, day: 20_000, day_points: 150 })
    const next = walkAfter(walk, { cost: 100, isFree: false }, settings, noon + 43_200_000)
    expect(next).toEqual({ points: 155, day: 20_001, day_points: 5 })
  })

  it('ends where the path ends', () => {
    const total = totalOf(settings)
    const near = { ...start, points: total - 2 }
    const end = walkAfter(near, { cost: 100, isFree: false }, settings, noon)
    expect(end.points).toBe(total)
    expect(percentOf(settings, end.points)).toBe(100)
    expect(levelOf(settings, end.points)).toBe(8)
  })

  it('fills one stretch after the other', () => {
    expect(progressOf(settings, 0)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    expect(progressOf(settings, 19).slice(0, 2)).toEqual([95, 0])
    expect(progressOf(settings, 40).slice(0, 3)).toEqual([100, 50, 0])
    expect(levelOf(settings, 59)).toBe(1)
    expect(levelOf(settings, 60)).toBe(2)
  })
})

describe('the settings', () => {
  it('let themes take turns', () => {
    const skins = [1, 2, 3].map((number) => themeOf(settings, number).skin)
    expect(skins).toEqual(['neutral', 'spooky', 'neutral'])
  })

  it('refuse a spooky season whose slug does not say so, and two of one slug', () => {
    const titled = { title: { en: 'One', es: 'Uno' } }
    const themes = (...all: { slug: string; skin: 'spooky' | 'neutral' }[]) =>
      seasonSettings.safeParse({ ...settings, themes: all.map((one) => ({ ...one, ...titled })) })
        .success
    expect(themes({ slug: 'spooky-tower', skin: 'spooky' })).toBe(true)
    expect(themes({ slug: 'dark-tower', skin: 'spooky' })).toBe(false)
    expect(themes({ slug: 'spooky-tower', skin: 'neutral' })).toBe(false)
    expect(themes({ slug: 'one', skin: 'neutral' }, { slug: 'one', skin: 'neutral' })).toBe(false)
  })

  it.each([...allBrands.values()])(
    '$key can be walked to its end without a purchase, in fewer days than a season has',
    ({ season }) => {
      if (!season) throw new Error('The brand has no seasons. Give it some in its settings.')
      const days = Math.ceil(totalOf(season) / season.rule.pointsPerDay)
      expect(days).toBeLessThan(season.days / 2)
      for (const { award } of season.sections)
        expect(award.coins + award.entries).toBeGreaterThan(0)
    },
  )
})
