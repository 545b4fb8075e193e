import { makeCollection, makeGame } from '@marquee/game-tiles/testing'
import { expect, it } from 'vitest'
import { withoutGames } from './withoutGames.ts'

const games = (...ids: number[]) => ids.map((id) => makeGame({ id }))

it('leaves out games of another row, unless too few would remain', () => {
  const collection = makeCollection({ key: 'top', games: games(1, 2, 3, 4, 5) })
  expect(withoutGames(collection, new Set([5, 20])).games).toEqual(games(1, 2, 3, 4))
  expect(withoutGames(collection, new Set([4, 5]))).toBe(collection)
})
