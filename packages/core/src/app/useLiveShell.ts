import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useModals } from '../modals/useModals.ts'
import { nextAutoModal } from '../modals/autoModals.ts'
import { connectRealtime } from '../realtime/connect.ts'
import { isLeaving } from '../session/leaving.ts'
import { useIsGuest, usePlayer } from '../session/session.ts'
import { useApp } from './AppContext.ts'
import { whenIdle } from './whenIdle.ts'

/** What begins once the first page has been painted: realtime, and at most one modal unasked. */
export function useLiveShell(): void {
  const runtime = useApp()
  const guest = useIsGuest()
  const player = usePlayer()
  const modals = useModals()
  const queryClient = useQueryClient()
  const known = player !== null

  useEffect(() => {
    if (guest || !known || isLeaving(runtime)) return undefined
    let end: (() => void) | undefined
    let over = false
    const cancel = whenIdle(() => {
      connectRealtime(runtime).then(
        (disconnect) => {
          if (over) disconnect()
          else end = disconnect
        },
        (error: unknown) =>
          console.error('Realtime could not start; balances follow at the next page.', error),
      )
    })
    return () => {
      over = true
      cancel()
      end?.()
    }
  }, [runtime, guest, known])

  useEffect(() => {
    if (!known || isLeaving(runtime)) return undefined
    return whenIdle(() => {
      nextAutoModal(runtime, player).then(
        (name) => name && modals.open(name),
        (error: unknown) =>
          console.error('What would have opened by itself could not be asked for.', error),
      )
    })
    // Once per page load and player: a balance that moves must not ask again.
  }, [runtime, known, queryClient])
}
