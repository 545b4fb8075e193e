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
