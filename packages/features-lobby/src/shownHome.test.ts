import { makeCollection } from '@marquee/game-tiles/testing'
import { describe, expect, it } from 'vitest'
import { collectionsOf, firstScreens, gamesById, shownHome } from './shownHome.ts'
import { makeHome } from './testing/makeHome.ts'

const withJackpotOf = (gameId: number) =>
  makeHome({ jackpots: [{ key: 'grand', title: 'Grand', amount: 10, gameId }] })

const schemeOnly = makeCollection({ key: 'fishing', pageName: 'fishing', count: 3 })

describe('the collections of home and lobby', () => {
  it('HOME-14 are the layout of the brand’s editors, and where it has none the collections of the catalogue', () => {
    const home = makeHome()
    expect(collectionsOf(shownHome(home))[0]?.key).toBe('popularGames')
    const laidOut = { ...home.payload, schemeSections: [schemeOnly] }
    expect(collectionsOf(shownHome({ ...home, payload: laidOut }))).toEqual([schemeOnly])
    expect(collectionsOf(shownHome({ ...home, payload: { ...laidOut, collections: [] } }))).toEqual(
      [schemeOnly],
    )
  })

  it('are made once of an answer, as long as the same games were played last', () => {
    const home = makeHome()
    const ofGuest = shownHome(home)
    const ofPlayer = shownHome(home, [3, 4])
    expect(ofPlayer).not.toEqual(ofGuest)
    expect(shownHome(home, [3, 4])).toBe(ofPlayer)
    expect(shownHome(home, [34])).not.toBe(ofPlayer)
    expect(firstScreens(ofPlayer)).toBe(firstScreens(ofPlayer))
    expect(firstScreens(ofGuest)).not.toBe(firstScreens(ofPlayer))
    expect(shownHome(home)).toEqual(ofGuest)
  })

  it('leave out what holds no game', () => {
    const home = makeHome({ collections: [makeCollection({ count: 0 }), schemeOnly] })
    expect(collectionsOf(home)).toEqual([schemeOnly])
  })

  it('hold as many games as their rows can show, and those that a jackpot leads to', () => {
    const [popular, top, fresh] = shownHome(withJackpotOf(30)).payload.collections
    expect(popular?.games).toHaveLength(25)
    expect(popular?.games.at(-1)?.id).toBe(30)
    expect(top?.games).toHaveLength(12)
    expect(fresh?.games).toHaveLength(16)
  })
})

it('a game stands in one of the first four rows, in their own order, each as long as before', () => {
  const collections = ['popularGames', 'topGames', 'newGames', 'fishing', 'rapidLink'].map((key) =>
    makeCollection({ key, pageName: key, count: 80 }),
  )
  const shown = shownHome(makeHome({ collections })).payload.collections
  expect(shown.map(({ key }) => key)).toEqual(collections.map(({ key }) => key))
  expect(shown.map(({ games }) => games.length)).toEqual([24, 12, 16, 12, 12])
  const ids = shown.slice(0, 4).flatMap(({ games }) => games.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

describe('what travels with the page', () => {
  it('has nothing twice', () => {
    const { payload } = shownHome(makeHome())
    expect(payload.schemeSections).toEqual([])
    expect(payload.promoBanners).toEqual([])
    expect(payload.banners).toHaveLength(3)
  })

  it('keeps the jackpots of three games and twelve winners', () => {
    const jackpots = [5, 6, 7, 8].map((gameId) => ({
      key: `j-${gameId}`,
      title: 'Grand',
      amount: 10,
      gameId,
    }))
    const { payload } = shownHome(makeHome({ jackpots }))
    expect(payload.jackpots.map(({ gameId }) => gameId)).toEqual([5, 6, 7])
    expect(payload.lastWinners).toHaveLength(12)
  })
})

it('has the games of the first collection, one of each other, and those that a jackpot leads to', () => {
  const home = firstScreens(shownHome(withJackpotOf(7)))
  const [popular, top, fresh] = home.payload.collections
  expect(popular?.games).toHaveLength(24)
  expect(top?.games.map(({ id }) => id)).toEqual([1, 7])
  expect(fresh?.games.map(({ id }) => id)).toEqual([1, 7])
})

it('knows the games of every collection and the game of the week', () => {
  const known = gamesById(makeHome({ collections: [schemeOnly] }))
  expect([...known.keys()]).toEqual([1, 2, 3, 7])
})
