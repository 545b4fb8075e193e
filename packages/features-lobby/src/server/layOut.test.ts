import { gamesAtHome, spareGames } from '@marquee/contract'
import { makeCollection } from '@marquee/game-tiles/testing'
import { describe, expect, it } from 'vitest'
import { layOut } from './layOut.ts'

/** Every issue has the same games, the best known first. */
const catalogue: Parameters<typeof layOut>[0] = {
  section(key, pick) {
    const all = makeCollection({ key, count: 200 })
    return { ...all, games: typeof pick === 'number' ? all.games.slice(0, pick) : pick(all.games) }
  },
  idsOf: () => new Set(Array.from({ length: 200 }, (_, index) => index + 1)),
}
const layout = ['popularGames', 'topGames', 'newGames', 'fishing', 'classics'].map((issue) => ({
  issue,
  games: gamesAtHome(issue),
}))
const idsOf = (sections: ReturnType<typeof layOut>) =>
  sections.map(({ games }) => games.map(({ id }) => id))
const lately = new Set([1, 2, 5, 8, 13, 21, 23, 24, 26, 30, 41, 44])

describe('the sections of home', () => {
  it('are as long as they are laid out, and the first four share no game (HOME-05)', () => {
    const ids = idsOf(layOut(catalogue, layout, null))
    expect(ids.map(({ length }) => length)).toEqual([24, 12, 16, 12, 16])
    const first = ids.slice(0, 4).flat()
    expect(new Set(first).size).toBe(first.length)
    expect(ids[4]?.[0]).toBe(1)
  })

  it('have others and spare ones for a player, beside the games that were played lately', () => {
    for (const games of idsOf(layOut(catalogue, layout, lately))) {
      const rest = games.filter((id) => !lately.has(id))
      expect(games.length).toBeGreaterThanOrEqual(rest.length)
      expect([24, 12, 16].map((length) => length + spareGames)).toContain(rest.length)
    }
    const [first] = idsOf(layOut(catalogue, layout, lately))
    expect([...lately].filter((id) => first?.includes(id))).toHaveLength(10)
  })

  it('leave to the rows below what a row has and does not show', () => {
    const long = layout.map((part) => ({ ...part, games: 24 }))
    const [, top, fresh] = idsOf(layOut(catalogue, long, null))
    expect(top?.slice(12)).toEqual(fresh?.slice(0, 12))
  })
})
