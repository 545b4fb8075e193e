import { games as played } from '@marquee/game-catalogue'
import { featuresOf, findGameModel } from '@marquee/game-math'
import { describe, expect, it } from 'vitest'
import { makeGame } from '@marquee/game-tiles/testing'
import { shelfOf } from '../catalogue/shelf.ts'
import { messages } from '../library/features/index.ts'
import { makeCatalogue } from '../testing/makeCatalogue.ts'
import { findGames } from './findGames.ts'

it('finds titles that begin with the text first, then words that do, then the rest', () => {
  const titles = ['Unlucky Star', 'Big Star', 'Star Harvest', 'Reef']
  const shelf = shelfOf(
    makeCatalogue({
      games: titles.map((title, index) =>
        makeGame({ id: index + 1, title, provider: 'saltglass' }),
      ),
    }),
  )
  expect(findGames(shelf, 'star').map(({ title }) => title)).toEqual([
    'Star Harvest',
    'Unlucky Star',
    'Big Star',
  ])
  expect(findGames(shelf, 'luck').map(({ title }) => title)).toEqual(['Unlucky Star'])
})

it('finds nothing for a word that no game has', () => {
  expect(findGames(shelfOf(makeCatalogue()), 'zeppelin')).toEqual([])
})

const lanterns = ['Lantern Coast', 'Reef', 'Fish Frenzy'].map((title, index) =>
  makeGame({ id: index + 1, title, type: index === 1 ? 'fish' : 'slots', provider: 'saltglass' }),
)
const titlesFor = (q: string) =>
  findGames(
    shelfOf(
      makeCatalogue({
        games: lanterns,
        issues: [
          { pageName: 'all', key: 'allGames', title: { en: 'All games', es: 'Todos los juegos' } },
          { pageName: 'night', key: 'night', title: { en: 'By night', es: 'De noche' } },
        ],
        issueGamesIds: { all: [1, 2, 3], night: [1] },
      }),
    ),
    q,
  ).map(({ title }) => title)

it.each([
  ['a type', 'fish', ['Fish Frenzy', 'Reef']],
  ['a type in Spanish', 'pesca', ['Reef']],
  ['a collection', 'night', ['Lantern Coast']],
  ['a collection in Spanish', 'noche', ['Lantern Coast']],
  ['letters that changed places', 'lnatern', ['Lantern Coast']],
  ['a letter too few', 'lanten', ['Lantern Coast']],
  ['a letter too many', 'lanntern', ['Lantern Coast']],
  ['a wrong letter', 'lamtern', ['Lantern Coast']],
  ['the name of all games', 'todos', []],
  ['two slips', 'lnatren', []],
])('finds games by %s: %s', (_, q, titles) => {
  expect(titlesFor(q)).toEqual(titles)
})

describe('the games of the catalogue', () => {
  const featuresById = new Map(
    played.map(({ id, model }) => [id, featuresOf(findGameModel(model))] as const),
  )
  const featureGamesIds: Record<string, number[]> = {}
  for (const [id, features] of featuresById)
    for (const feature of features) (featureGamesIds[feature] ??= []).push(id)
  // Only what they have and what kind they are may find them here.
  const shelf = shelfOf(
    makeCatalogue({
      games: played.map(({ id, type }) => makeGame({ id, type, title: `#${id}` })),
      issues: [],
      featureGamesIds,
    }),
  )
  const idsFor = (q: string) => new Set(findGames(shelf, q).map(({ id }) => id))
  const having = (feature: string) => new Set(featureGamesIds[feature])
  const ofType = (type: string) =>
    new Set(played.filter((game) => game.type === type).map(({ id }) => id))

  it.each([
    ['free-spins', 'free spins', 'giros gratis'],
    ['ways-243', '243 ways', '243 formas'],
    ['ways-1024', '1024 ways', '1024 formas'],
    ['cascades', 'cascades', 'cascadas'],
    ['cluster', 'cluster', 'pagos por grupos'],
    ['scatter-pays', 'pay anywhere', 'cualquier lugar'],
    ['respins', 'respins', 'regiros'],
    ['respins', 'hold and link', 'retener y enlazar'],
    ['wheel', 'wheel', 'rueda'],
    ['pick', 'pick', 'bono de seleccion'],
    ['jackpot', 'jackpot', 'acumulados'],
    ['bonus-buy', 'bonus buy', 'compra de bonos'],
  ])('that have %s are found by "%s" and "%s"', (feature, english, spanish) => {
    const own = having(feature)
    expect(own.size).toBeGreaterThan(0)
    expect(own.size).toBeLessThan(played.length)
    expect(idsFor(english)).toEqual(own)
    expect(idsFor(spanish)).toEqual(own)
  })

  it.each([
    ['crash', 'crash', 'crash'],
    ['dice', 'dice', 'dados'],
  ])('of the type %s are found by "%s" and "%s"', (type, english, spanish) => {
    expect(idsFor(english)).toEqual(ofType(type))
    expect(idsFor(spanish)).toEqual(ofType(type))
  })

  it.each([
    ['free-spins', 'free spinz'],
    ['cascades', 'cascdes'],
    ['wheel', 'whele'],
    ['free-spins', 'giros grtis'],
  ])('that have %s are found by a slip: "%s"', (feature, q) => {
    expect(idsFor(q)).toEqual(having(feature))
  })

  it('have words in every locale for each of their features', () => {
    const features = new Set([...featuresById.values()].flat())
    const named = [...features].map((feature) => feature.replace(/-\d+$/, ''))
    for (const texts of Object.values(messages))
      expect(Object.keys(texts).sort()).toEqual([...new Set(named)].sort())
  })
})

it('finds games by title where a platform does not tell what they have', () => {
  const shelf = shelfOf(makeCatalogue({ games: [makeGame({ id: 1, title: 'Reef' })] }))
  expect(findGames(shelf, 'reef')).toHaveLength(1)
  expect(findGames(shelf, 'cascades')).toEqual([])
})
