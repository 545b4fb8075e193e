import { useEffect, useEffectEvent } from 'react'
import { clearInterruptions, interrupt } from '../modals/queue.ts'
import { runQueue } from '../modals/runQueue.ts'
import { connectRealtime } from '../realtime/connect.ts'
import { isLeaving } from '../session/leaving.ts'
import { useIsGuest, usePlayer } from '../session/session.ts'
import { useApp } from '../app/AppContext.ts'
import { whenIdle } from '../app/whenIdle.ts'

/** What begins once the first page has been painted: realtime, and modals that nobody asked for. */
export function useLiveShell(): void {
  const runtime = useApp()
  const guest = useIsGuest()
  const player = usePlayer()
  const known = player !== null
  const listens = player?.websocket ?? false

  useEffect(() => {
    if (guest || !listens || isLeaving(runtime)) return undefined
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
  }, [runtime, guest, listens])

  useEffect(() => runQueue(runtime), [runtime])

  const askUnasked = useEffectEvent(() => {
    if (!player || player.restriction || isLeaving(runtime)) return undefined
    for (const feature of runtime.brand.features) {
      if (!(feature.isActive?.(player) ?? true)) continue
      for (const modal of feature.autoModals ?? []) interrupt(runtime, modal)
    }
    return () => clearInterruptions(runtime)
  })
  // Once per page load and player: a balance that moves must not ask again.
  useEffect(() => (known ? askUnasked() : undefined), [runtime, known])

  useEffect(() => {
    if (import.meta.env.DEV) {
      void import('../modals/inspectQueue.ts').then(({ inspectQueue }) => inspectQueue(runtime))
    }
  }, [runtime])
}
