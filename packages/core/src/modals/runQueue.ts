import { now } from '../app/clock.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { whenIdle } from '../app/whenIdle.ts'
import { isGuest } from '../session/session.ts'
import { mayStand } from './geoblock.ts'
import { obstacles, onObstaclesChange } from './obstacles.ts'
import { claimToday, isClaimedToday } from './oncePerDay.ts'
import { dropInterruption, type Interruption, queueAtom } from './queue.ts'
import { openModal } from './store.ts'
import { findModal } from './useModals.ts'

async function isWanted(runtime: AppRuntime, entry: Interruption): Promise<boolean> {
  const { brand, queryClient, api } = runtime
  const modal = findModal(brand, entry.modal)
  if (!modal || (modal.audience === 'player' && isGuest(queryClient))) return false
  if (entry.oncePerDay && isClaimedToday(localStorage, entry.oncePerDay, now())) return false
  try {
    return (await entry.wanted?.({ queryClient, api })) ?? true
  } catch (error) {
    console.error(
      `Whether '${entry.modal}' is wanted could not be asked, so it does not open.`,
      error,
    )
    return false
  }
}

/**
 * Shows what waits in the queue: one at a time, the most important first, the next only after the
 * one before was closed and the page is at rest. Returns the way to end it.
 */
export function runQueue(runtime: AppRuntime): () => void {
  const { brand, store, router } = runtime
  let cancel = () => {}
  let asking = false
  let over = false

  /** What is in the way, and whether the page's place has nothing to say against it. */
  const nextEntry = (): Interruption | undefined =>
    obstacles(runtime).length
      ? undefined
      : store
          .get(queueAtom)
          .find(({ modal }) =>
            mayStand(findModal(brand, modal), router?.state.location.pathname ?? '/'),
          )

  const show = async () => {
    const entry = nextEntry()
    if (!entry || asking || over) return
    asking = true
    const wanted = await isWanted(runtime, entry)
    asking = false
    if (!wanted) dropInterruption(runtime, entry)
    // What came meanwhile may be in the way, or more important.
    if (over || !wanted || nextEntry() !== entry) return look()
    dropInterruption(runtime, entry)
    if (entry.oncePerDay && !claimToday(localStorage, entry.oncePerDay, now())) return look()
    openModal(store, entry.modal, entry.props)
  }

  const look = () => {
    cancel()
    if (nextEntry()) cancel = whenIdle(() => void show())
  }

  const ends = [store.sub(queueAtom, look), onObstaclesChange(runtime, look)]
  look()
  return () => {
    over = true
    cancel()
    for (const end of ends) end()
  }
}
