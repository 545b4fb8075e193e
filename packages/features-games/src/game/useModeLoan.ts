import type { GameMode } from '@marquee/contract'
import { playerQuery, useApp, usePlayer, useSwitchGameMode } from '@marquee/core'
import { useEffect, useRef } from 'react'

/** The mode that comes back when the game closes; in the tab's storage, so that a reload keeps it. */
const key = 'marquee:mode-before-game'

export interface ModeLoan {
  /** Switches to SweepStakes for as long as the game is shown. */
  borrow: (onError?: () => void) => void
  isSwitching: boolean
}

/**
 * Plays one game in SweepStakes (TEN-15): the mode that was on before comes back when the game
 * closes. A switch that the player makes meanwhile stays.
 */
export function useModeLoan(): ModeLoan {
  const { api, events, queryClient } = useApp()
  const player = usePlayer()
  const { mutate, isPending } = useSwitchGameMode()
  const isOurs = useRef(false)

  useEffect(() => {
    const forget = () => sessionStorage.removeItem(key)
    const ends = [
      events.on('signed-out', forget),
      events.on('game-mode:changed', () => {
        if (!isOurs.current) forget()
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [events])

  useEffect(
    () => () => {
      const former = sessionStorage.getItem(key)
      sessionStorage.removeItem(key)
      const now = queryClient.getQueryData(playerQuery(api).queryKey)?.gameMode
      if (former && now === 'SweepStakes') mutate(former as GameMode)
    },
    [api, queryClient, mutate],
  )

  return {
    isSwitching: isPending,
    borrow(onError) {
      if (!player || player.gameMode === 'SweepStakes') return
      isOurs.current = true
      sessionStorage.setItem(key, player.gameMode)
      mutate('SweepStakes', {
        onError: () => {
          sessionStorage.removeItem(key)
          onError?.()
        },
        onSettled: () => {
          isOurs.current = false
        },
      })
    },
  }
}
