import { makeCollection, makeGame } from '@marquee/game-tiles/testing'
import { describe, expect, it } from 'vitest'
import { distinctRows, withoutGames, withoutRepeats } from './withoutRepeats.ts'

const games = (...ids: number[]) => ids.map((id) => makeGame({ id }))
const row = (key: string, ...ids: number[]) => makeCollection({ key, games: games(...ids) })
const told = (rows: ReturnType<typeof withoutRepeats>) =>
  rows.map(({ key, games: own }) => [key, own.map(({ id }) => id)])

describe('rows of the lobby', () => {
  it('first rows > have no game twice', () => {
    const rows = [
      row('popular', 1, 2, 3, 4, 5, 6),
      row('top', 1, 2, 7, 8, 9, 10),
      row('new', 7, 11, 12, 13, 14),
      row('all', 1, 2, 3, 4, 5, 6, 7, 8),
    ]
    const shown = withoutRepeats(rows)
    const first = shown.slice(0, distinctRows - 1).flatMap(({ games: own }) => own)
    expect(new Set(first.map(({ id }) => id)).size).toBe(first.length)
    expect(told(shown)).toEqual([
      ['popular', [1, 2, 3, 4, 5, 6]],
      ['top', [7, 8, 9, 10]],
      ['new', [11, 12, 13, 14]],
      ['all', [1, 2, 3, 4, 5, 6, 7, 8]],
    ])
  })

  it('a row of which too little is left > stands below the first ones, whole', () => {
    const rows = [
      row('popular', 1, 2, 3, 4, 5, 6),
      row('again', 1, 2, 3, 4, 5, 6, 7),
      row('other', 10, 11, 12, 13),
    ]
    expect(told(withoutRepeats(rows)).map(([key]) => key)).toEqual(['popular', 'other', 'again'])
    expect(withoutRepeats(rows).at(-1)?.games).toHaveLength(7)
  })

  it('a short row of its own games > keeps its place', () => {
    const rows = [row('popular', 1, 2, 3, 4), row('two', 8, 9)]
    expect(told(withoutRepeats(rows))).toEqual([
      ['popular', [1, 2, 3, 4]],
      ['two', [8, 9]],
    ])
  })

  it('games of another row > are left out, unless too few would remain', () => {
    const collection = row('top', 1, 2, 3, 4, 5)
    expect(withoutGames(collection, games(5, 20)).games).toEqual(games(1, 2, 3, 4))
    expect(withoutGames(collection, games(4, 5))).toBe(collection)
  })
})
