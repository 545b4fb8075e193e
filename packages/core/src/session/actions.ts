import { type GameMode, player, session } from '@marquee/contract'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../app/AppContext.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { navigateTo } from '../routing/navigate.ts'
import { markLeaving } from './leaving.ts'
import { patchPlayer, setGuest } from './session.ts'

/** Whether somebody has just signed in, in the tab's storage: what is only then worth a word takes it out. */
export const justSignedIn = 'marquee:just-signed-in'

/**
 * A guest has become a player (AUTH-01): forgets what was fetched as a guest, and goes on at `to`
 * with a fresh page, so that the server renders it for the player.
 */
export function enterAsPlayer(runtime: AppRuntime, login: string, to: string): void {
  markLeaving(runtime)
  sessionStorage.setItem(justSignedIn, '1')
  setGuest(runtime.queryClient, false)
  runtime.events.emit('signed-in', { login })
  void navigateTo(runtime, to, { fresh: true })
}

/** Signs out on the platform, then starts over as a guest at `/` (AUTH-02, AUTH-03). */
export function useLogout() {
  const runtime = useApp()
  const { api, queryClient, events } = runtime
  return useMutation({
    mutationFn: () => api.call(session.logout),
    onSuccess: () => {
      setGuest(queryClient, true)
      events.emit('signed-out', {})
      return navigateTo(runtime, '/', { fresh: true })
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
