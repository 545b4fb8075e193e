import { expect, it } from 'vitest'
import { makeGame } from '@marquee/game-tiles/testing'
import { shelfOf } from '../catalogue/shelf.ts'
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

it.each([
  ['free spins', 'free-spins'],
  ['fre spins', 'free-spins'],
  ['giros gratis', 'free-spins'],
  ['243 ways', 'ways-243'],
  ['243 formas', 'ways-243'],
  ['cascades', 'cascades'],
  ['cascadas', 'cascades'],
  ['cluster', 'cluster'],
  ['grupos', 'cluster'],
  ['pay anywhere', 'scatter-pays'],
  ['respins', 'respins'],
  ['regiros', 'respins'],
  ['hold and link', 'respins'],
  ['wheel', 'wheel'],
  ['rueda', 'wheel'],
  ['pick', 'pick'],
  ['seleccion', 'pick'],
  ['jackpot', 'jackpot'],
  ['botes', 'jackpot'],
  ['buy', 'bonus-buy'],
])('finds games by what they have: %s', (q, feature) => {
  const [own, other] = [1, 2].map((id) => makeGame({ id, title: `Reef ${id}`, type: 'slots' }))
  const others = feature === 'wheel' ? 'pick' : 'wheel'
  const shelf = shelfOf(
    makeCatalogue({
      games: [own!, other!],
      issues: [],
      featureGamesIds: { [feature]: [1], [others]: [2] },
    }),
  )
  expect(findGames(shelf, q).map(({ id }) => id)).toEqual([1])
})
