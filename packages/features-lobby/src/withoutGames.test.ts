import { makeCollection, makeGame } from '@marquee/game-tiles/testing'
import { expect, it } from 'vitest'
import { spareGames } from '@marquee/contract'
import { shownHome } from './shownHome.ts'
import { makeHome } from './testing/makeHome.ts'
import { rowOf, withoutGames } from './withoutGames.ts'

const games = (...ids: number[]) => ids.map((id) => makeGame({ id }))

it('leaves out games of another row, unless too few would remain', () => {
  const collection = makeCollection({ key: 'top', games: games(1, 2, 3, 4, 5) })
  expect(withoutGames(collection, new Set([5, 20])).games).toEqual(games(1, 2, 3, 4))
  expect(withoutGames(collection, new Set([4, 5]))).toBe(collection)
})

it.each([
  ['popularGames', 24],
  ['newGames', 16],
  ['topGames', 12],
])(
  'HOME-05 a row of %s is full, whatever of it was played before or is played now',
  (key, full) => {
    const played = [2, 3, 4, 7, 9, 10, 11, 12, 13, 14, 15, 16]
    const collections = [
      makeCollection({ key, count: full + played.length + spareGames }),
      makeCollection({ key: 'classics', count: 40 }),
    ]
    const rowAfter = (lastGames: number[]) => {
      const home = shownHome(makeHome({ collections }), played)
      const [first] = home.payload.collections
      return first && rowOf(first, new Set(lastGames)).games.map(({ id }) => id)
    }
    const before = rowAfter([])
    expect(before).toHaveLength(full)
    const row = rowAfter(played)
    expect(row).toHaveLength(full)
    expect(row?.filter((id) => played.includes(id))).toEqual([])
    const now = row?.slice(0, spareGames) ?? []
    expect(rowAfter([...now, ...played])).toHaveLength(full)
  },
)
