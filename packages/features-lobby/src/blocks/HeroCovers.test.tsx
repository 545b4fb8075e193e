import { makeCollection } from '@marquee/game-tiles/testing'
import { expect, it } from 'vitest'
import { coversPerSide, posterGames } from './HeroCovers.tsx'

const idsOf = (collections: Parameters<typeof posterGames>[0]) =>
  posterGames(collections).map(({ id }) => id)

it('the poster shows no game twice, and none that is in sight below it', () => {
  const first = makeCollection({ count: 24 })
  const others = ['topGames', 'newGames', 'fishing'].map((key) => makeCollection({ key, count: 3 }))
  const ids = idsOf([first, ...others])
  expect(ids).toHaveLength(2 * coversPerSide)
  expect(new Set(ids).size).toBe(ids.length)
  const inSight = first.games.slice(0, 8).map(({ id }) => id)
  expect(ids.filter((id) => inSight.includes(id))).toEqual([])
})

it('a poster of few games has what there is', () => {
  expect(idsOf([])).toEqual([])
  expect(idsOf([makeCollection({ count: 10 })])).toHaveLength(2)
})
