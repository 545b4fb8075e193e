import { describe, expect, it } from 'vitest'
import { makeTournament, makeWinner } from '../testing/makeTournament.ts'
import { boardRows } from './rows.ts'

const own = (place: number | null) => ({ roundsPlayed: 5, points: 90, place, prize: null })
const winners = [1, 2, 3].map((place) => makeWinner({ place, points: 100 - place }))

describe('the table of a tournament', () => {
  it('marks the reader’s own row among the first', () => {
    const rows = boardRows(makeTournament({ winners, playerData: own(2) }))
    expect(rows.map(({ place, isOwn }) => [place, isOwn])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ])
  })

  it('adds it below where it is not among them, apart from the last unless it comes next', () => {
    const far = boardRows(makeTournament({ winners, playerData: own(17) })).at(-1)
    expect(far).toMatchObject({ place: 17, isOwn: true, isApart: true })
    const next = boardRows(makeTournament({ winners, playerData: own(4) })).at(-1)
    expect(next).toMatchObject({ place: 4, isApart: false })
  })

  it('has no own row for a guest and for who has no points', () => {
    expect(boardRows(makeTournament({ winners, playerData: null }))).toHaveLength(3)
    expect(boardRows(makeTournament({ winners, playerData: own(null) }))).toHaveLength(3)
  })
})
