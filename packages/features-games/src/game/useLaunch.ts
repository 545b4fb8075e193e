import { patchPlayer, toast, useApp, usePlayer, useT } from '@marquee/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { launchQuery } from '../queries.ts'
import { followSession } from './session.ts'
import type { ModeLoan } from './useModeLoan.ts'

/** `lastGames` holds as many as the platform keeps. */
const lastGamesKept = 20

/**
 * Opens a game for the player in the mode that is on (GAMES-16). `money` borrows SweepStakes first
 * (TEN-15); where the platform refuses to switch, the present mode stays.
 */
export function useLaunch(game: string, money: boolean, { borrow, isSwitching }: ModeLoan) {
  const { api, queryClient, store } = useApp()
  const t = useT('games')
  const player = usePlayer()
  const [asked, setAsked] = useState(false)
  const mode = player?.gameMode ?? 'TournamentPoints'
  const mustSwitch = money && player !== null && mode !== 'SweepStakes' && !asked

  const switchMode = useEffectEvent(() =>
    borrow(() => void toast({ type: 'error', text: t('game.switchFailed') })),
  )
  useEffect(() => {
    if (!mustSwitch) return
    setAsked(true)
    switchMode()
  }, [mustSwitch])

  const query = useQuery({
    ...launchQuery(api, game, mode),
    enabled: player !== null && !mustSwitch && !isSwitching,
  })
  const [attempt, setAttempt] = useState(0)
  const launch = query.data
  useEffect(() => {
    if (!launch) return
    followSession(store, launch)
    const { id: opened } = launch.game
    // What the opening says of the balance is newer than what the page knew.
    patchPlayer(queryClient, (known) => ({
      ...known,
      playerInfo: {
        ...known.playerInfo,
        playerBalance: launch.balance ?? known.playerInfo.playerBalance,
      },
      lastGames: [opened, ...known.lastGames.filter((id) => id !== opened)].slice(0, lastGamesKept),
    }))
  }, [queryClient, store, launch])

  return {
    launch,
    error: query.error,
    isRetrying: query.isFetching,
    /** Changes when the game must load again. */
    frameKey: `${game}/${mode}/${attempt}`,
    /** Asks for the game anew, with the round that is open, and loads it again. */
    reload: async () => {
      await query.refetch()
      setAttempt((count) => count + 1)
    },
  }
}
