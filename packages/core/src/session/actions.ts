import { type GameMode, player, session } from '@marquee/contract'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../app/AppContext.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { localisedPath } from '../routing/locale.ts'
import { markLeaving } from './leaving.ts'
import { patchPlayer, setGuest } from './session.ts'

/**
 * A guest has become a player (AUTH-01): forgets what was fetched as a guest, and goes on at `to`
 * with a fresh page, so that the server renders it for the player.
 */
export function enterAsPlayer(runtime: AppRuntime, login: string, to: string): void {
  markLeaving(runtime)
  setGuest(runtime.queryClient, false)
  runtime.events.emit('signed-in', { login })
  window.location.assign(localisedPath(to, runtime.locale))
}

/** Signs out on the platform, then starts over as a guest at `/` (AUTH-02, AUTH-03). */
export function useLogout() {
  const { api, queryClient, events, locale } = useApp()
  return useMutation({
    mutationFn: () => api.call(session.logout),
    onSuccess: () => {
      setGuest(queryClient, true)
      events.emit('signed-out', {})
      window.location.assign(localisedPath('/', locale))
    },
  })
}

/** Switches between coins and entries; the mode changes only when the platform agrees (GAMEMODE-04..06). */
export function useSwitchGameMode() {
  const { api, queryClient, events } = useApp()
  return useMutation({
    mutationFn: (gameMode: GameMode) =>
      api.call(
        gameMode === 'SweepStakes' ? player.switchToSweepStakes : player.switchToTournamentPoints,
      ),
    onSuccess: ({ gameMode }) => {
      patchPlayer(queryClient, (known) => ({ ...known, gameMode }))
      events.emit('game-mode:changed', { gameMode })
    },
  })
}
