import type { Player } from '@marquee/contract'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { makePlayer } from '../testing/makePlayer.ts'
import { refreshAfter } from './refresh.ts'

describe('refreshAfter', () => {
  it('makes old what the channel is about, and nothing else', () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['tournaments', 'current'], 1)
    queryClient.setQueryData(['games', 'catalogue'], 1)
    refreshAfter({ queryClient }, 'tournament', {
      historyId: 1,
      points: 5,
      place: 2,
      roundsPlayed: 1,
    })
    expect(queryClient.getQueryState(['tournaments', 'current'])?.isInvalidated).toBe(true)
    expect(queryClient.getQueryState(['games', 'catalogue'])?.isInvalidated).toBe(false)
  })
  it('moves the player’s season on in place', () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['player', 'me'], makePlayer())
    refreshAfter({ queryClient }, 'season', {
      slug: 'harvest',
      totalProgressPercents: 40,
      currentLevel: 3,
    })
    const { season } = queryClient.getQueryData<Player>(['player', 'me']) as Player
    expect(season).toMatchObject({ slug: 'harvest', totalProgressPercents: 40, currentLevel: 3 })
  })
})
