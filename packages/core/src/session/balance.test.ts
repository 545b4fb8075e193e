import { describe, expect, it } from 'vitest'
import { shownBalance } from './balance.ts'

const playerInfo = { playerBalance: { coins: 10_000, entries: 150, winnings: 50, tourPoints: 3 } }

describe('shownBalance', () => {
  it('GAMEMODE-02 shows entries in SweepStakes: those given and those won', () => {
    expect(shownBalance({ gameMode: 'SweepStakes', playerInfo })).toEqual({
      unit: 'entries',
      amount: 200,
      fractionDigits: 2,
    })
  })
  it('GAMEMODE-03 shows coins in TournamentPoints', () => {
    expect(shownBalance({ gameMode: 'TournamentPoints', playerInfo })).toEqual({
      unit: 'coins',
      amount: 10_000,
      fractionDigits: 0,
    })
  })
})
