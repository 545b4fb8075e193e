import { findGameModel, gameModels } from '@marquee/game-math'
import { describe, expect, it } from 'vitest'
import { pickLayout } from './cover/layouts.ts'
import { makeRandom } from './random.ts'
import {
  games,
  issues,
  leftModels,
  modelsByType,
  mostTitles,
  palettes,
  providers,
  sceneIds,
  symbolIds,
} from './index.ts'
import { titleModels } from './titleModels.ts'

const unique = <T>(list: readonly T[]) => new Set(list).size === list.length

describe('the games', () => {
  it('are at least 320, from every studio of at least 14', () => {
    expect(games.length).toBeGreaterThanOrEqual(320)
    expect(providers.length).toBeGreaterThanOrEqual(14)
    const used = new Set(games.map((game) => game.providerSlug))
    expect([...used].sort()).toEqual(providers.map(({ slug }) => slug).sort())
  })

  it('GAMES-03 include bonus buy, hold-and-link, fish and jackpot games', () => {
    for (const type of ['bonus-buy', 'hold-and-link', 'fish', 'jackpots'] as const) {
      expect(games.filter((game) => game.type === type).length, type).toBeGreaterThan(10)
    }
  })

  it.each(['plinko', 'dice', 'keno', 'crash'] as const)(
    'include three games of %s, each on a model of its engine, on all of its models',
    (type) => {
      const own = games.filter((game) => game.type === type)
      expect(own.length).toBeGreaterThanOrEqual(3)
      const engine = type === 'crash' ? 'flight' : type
      expect(new Set(own.map(({ model }) => findGameModel(model).engine))).toEqual(
        new Set([engine]),
      )
      expect(new Set(own.map(({ model }) => model))).toEqual(new Set(modelsByType[type]))
    },
  )

  it('have two engines of fish games, each new model played by titles of several studios', () => {
    const fish = games.filter(({ type }) => type === 'fish')
    const own = fish.filter(({ model }) => findGameModel(model).engine === 'haul')
    expect(own.length).toBeGreaterThanOrEqual(fish.length / 2)
    expect(own.length).toBeLessThan(fish.length)
    for (const id of ['fish-reef', 'fish-trench']) {
      const studios = own.filter(({ model }) => model === id).map((game) => game.providerSlug)
      expect(new Set(studios).size, id).toBeGreaterThan(2)
    }
  })

  it('have ids, slugs and titles of their own', () => {
    expect(unique(games.map(({ id }) => id))).toBe(true)
    expect(unique(games.map(({ slug }) => slug))).toBe(true)
    expect(unique(games.map(({ title }) => title.toLowerCase()))).toBe(true)
  })

  it.each(games.map((game) => [game.title, game] as const))('%s is complete', (title, game) => {
    expect(title.length).toBeGreaterThanOrEqual(4)
    expect(title.length).toBeLessThanOrEqual(26)
    expect(game.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(modelsByType[game.type]).toContain(game.model)
    expect(findGameModel(game.model)?.id).toBe(game.model)
    expect(sceneIds).toContain(game.skin.scene)
    expect(palettes[game.skin.palette.id]).toBe(game.skin.palette)
    const symbols = Object.values(game.skin.symbols)
    for (const id of [...symbols, ...game.skin.heroes]) expect(symbolIds).toContain(id)
    expect(unique(symbols)).toBe(true)
    expect(game.bgColor).toMatch(/^#[0-9a-f]{6}$/)
    expect(game.releasedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
  })

  it('keep the ids they were released with', () => {
    const idOf = (slug: string) => games.find((game) => game.slug === slug)?.id
    expect(idOf('lantern-tide')).toBe(1000)
    expect(idOf('scarab-meridian')).toBe(1050)
    expect(idOf('jazz-bar-sevens')).toBe(2461)
  })

  it('wear the jackpot badge exactly when their model has a jackpot', () => {
    const worn = games.filter((game) => game.badges.includes('jackpot'))
    const models = new Set(worn.map(({ model }) => model))
    const jackpots = [
      'hold-and-link-20-jackpot',
      'hold-and-link-20-quill',
      'jackpot-10',
      'jackpot-10-hops',
      'jackpot-20',
      'jackpot-25',
      'jackpot-5',
      'network-20',
      'network-25',
    ]
    expect([...models].sort()).toEqual(jackpots)
    expect(games.filter(({ model }) => models.has(model)).length).toBe(worn.length)
  })
})

it('names every game by its title with its model where nothing else is wanted', () => {
  const pairs = (list: readonly { title: string; model: string }[]) =>
    list.map(({ title, model }) => `${title}: ${model}`).sort()
  expect(pairs(titleModels)).toEqual(pairs(games))
  expect(titleModels.slice(0, 2).map(({ title }) => title[0])).toEqual(['A', 'A'])
})

describe('the models', () => {
  const titles = new Map<string, number>(gameModels.map(({ id }) => [id, 0]))
  const left = new Set<string>(leftModels)
  for (const { model } of games) titles.set(model, titles.get(model)! + 1)

  it('are all played but those that titles have left, and none by more than a few titles', () => {
    for (const [model, count] of titles) {
      expect(count > 0, model).toBe(!left.has(model))
      expect(count, model).toBeLessThanOrEqual(mostTitles)
    }
  })

  it.each(providers.map(({ slug }) => slug))('include one that %s alone plays', (slug) => {
    const others = new Set(
      games.filter((game) => game.providerSlug !== slug).map(({ model }) => model),
    )
    const own = games.filter((game) => game.providerSlug === slug && !others.has(game.model))
    expect(own.length).toBeGreaterThanOrEqual(3)
  })

  it('have three reels wherever the cover shows a machine of three', () => {
    const shown = games.filter(
      (game) => pickLayout(game, makeRandom(`cover/${game.slug}`)).setpiece === 'reels',
    )
    expect(shown.length).toBeGreaterThan(20)
    for (const { model, title } of shown) {
      const { engine, ...found } = findGameModel(model)
      expect('strips' in found && found.strips.length, `${title}: ${engine}`).toBe(3)
    }
  })

  it('come in at least six kinds, and the newer ones carry half of the slots', () => {
    expect(new Set(gameModels.map(({ engine }) => engine)).size).toBeGreaterThanOrEqual(6)
    const slots = games.filter(({ type }) => type === 'slots')
    const grids = slots.filter(({ model }) => 'parts' in findGameModel(model))
    expect(grids.length).toBeGreaterThan(slots.length / 2)
  })
})

describe('the issues', () => {
  const keys = [
    'popularGames',
    'allGames',
    'newGames',
    'topGames',
    'weeklySpecials',
    'fishing',
    'rapidLink',
    'bonusCombo',
    'jackpots',
    'classics',
    'gameOfWeek',
  ]

  it('have a key, an address and a title in both languages', () => {
    expect(issues.map(({ key }) => key)).toEqual(keys)
    expect(unique(issues.map(({ pageName }) => pageName))).toBe(true)
    for (const { title, pageName } of issues) {
      expect(pageName).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(title.en.length * title.es.length).toBeGreaterThan(0)
    }
  })

  it('list known games, each once', () => {
    const known = new Set(games.map(({ id }) => id))
    for (const { key, gameIds } of issues) {
      expect(gameIds.length, key).toBeGreaterThan(0)
      expect(unique(gameIds), key).toBe(true)
      expect(
        gameIds.every((id) => known.has(id)),
        key,
      ).toBe(true)
    }
  })

  it('hold every game in all games, and all fish games in fishing', () => {
    const idsOf = (key: string) => issues.find((issue) => issue.key === key)?.gameIds ?? []
    expect(idsOf('allGames').length).toBe(games.length)
    const fish = games.filter(({ type }) => type === 'fish').map(({ id }) => id)
    expect([...idsOf('fishing')].sort()).toEqual(fish.sort())
  })

  it('do not put two games of one place side by side', () => {
    const sceneOf = new Map(games.map(({ id, skin }) => [id, skin.scene]))
    const popular = issues.find(({ key }) => key === 'popularGames')?.gameIds ?? []
    const pairs = popular.slice(1).map((id, i) => [sceneOf.get(id), sceneOf.get(popular[i] ?? 0)])
    expect(pairs.filter(([a, b]) => a === b)).toEqual([])
  })
})
