import type { Player } from '@marquee/contract'
import { CancelledError } from '@tanstack/react-query'
import { now } from '../app/clock.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { whenIdle } from '../app/whenIdle.ts'
import { isGuest, playerQuery } from '../session/session.ts'
import { budgetWait, countClosed, countOpened } from './budget.ts'
import { isFillingIn, pathOf } from './forms.ts'
import { mayStand } from './geoblock.ts'
import { obstacles, onObstaclesChange } from './obstacles.ts'
import { claimToday, isClaimedToday } from './oncePerDay.ts'
import { dropInterruption, type Interruption, queueAtom } from './queue.ts'
import { modalStackAtom, openModal } from './store.ts'
import { findModal } from './useModals.ts'

/** A call that was cancelled, because the page that made it too has gone, is made again. */
async function isWanted(runtime: AppRuntime, entry: Interruption): Promise<boolean> {
  const { brand, queryClient, api } = runtime
  const modal = findModal(brand, entry.modal)
  if (!modal || (modal.audience === 'player' && isGuest(queryClient))) return false
  const player = queryClient.getQueryData<Player>(playerQuery(api).queryKey)
  // Whoever takes a break is left in peace.
  if (player?.restriction && !modal.required) return false
  if (entry.oncePerDay && isClaimedToday(localStorage, entry.oncePerDay, now())) return false
  const ask = async () => (await entry.wanted?.({ queryClient, api })) ?? true
  try {
    return await ask().catch((error: unknown) => {
      if (error instanceof CancelledError) return ask()
      throw error
    })
  } catch (error) {
    console.error(
      `Whether '${entry.modal}' is wanted could not be asked, so it does not open.`,
      error,
    )
    return false
  }
}

/** How often the queue looks whether a form has gone, in ms. */
const retryMs = 1000

/**
 * The one place that decides when a modal opens unasked: one at a time, the most important first,
 * over no form, game or checkout (`obstacles`), no more and no sooner than the budget allows. What
 * must be answered is outside of the budget, and begins the pause as the others do. What opens by
 * address though nobody asked for it (`unasked`) counts in the budget. Returns the way to end it.
 */
export function runQueue(runtime: AppRuntime): () => void {
  const { brand, store, router } = runtime
  const isRequired = (modal: string) => findModal(brand, modal)?.required === true
  let cancel = () => {}
  let asking = false
  let over = false
  /** Keys of open modals that nobody asked for. */
  const unasked = new Set<number>()
  /** The modal that the queue is opening right now. */
  let opening: string | null = null

  /** The first that nothing keeps back: no obstacle, not the budget, not the page's place. */
  const nextEntry = (): Interruption | undefined => {
    if (obstacles(runtime).length) return undefined
    const isSpent = budgetWait(localStorage, now()) > 0
    return store
      .get(queueAtom)
      .find(
        ({ modal }) =>
          mayStand(findModal(brand, modal), pathOf(router)) && (!isSpent || isRequired(modal)),
      )
  }

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
    opening = entry.modal
    openModal(store, entry.modal, entry.props)
    opening = null
  }

  const look = () => {
    cancel()
    cancel = () => {}
    if (!store.get(queueAtom).length) return
    if (nextEntry()) {
      cancel = whenIdle(() => void show())
      return
    }
    // A form that goes and a pause that ends are no events.
    const wait = isFillingIn(pathOf(router)) ? retryMs : budgetWait(localStorage, now())
    if (!wait) return
    const timer = setTimeout(look, wait)
    cancel = () => clearTimeout(timer)
  }

  const followStack = () => {
    const stack = store.get(modalStackAtom)
    for (const { key, name } of stack) {
      if (unasked.has(key)) continue
      const modal = findModal(brand, name)
      const isOurs = name === opening || modal?.unasked
      if (!isOurs && !modal?.required) continue
      unasked.add(key)
      if (!modal?.required) countOpened(localStorage, now())
    }
    const gone = [...unasked].filter((key) => !stack.some((modal) => modal.key === key))
    if (!gone.length) return
    gone.forEach((key) => unasked.delete(key))
    countClosed(localStorage, now())
  }

  const ends = [
    store.sub(modalStackAtom, followStack),
    store.sub(queueAtom, look),
    onObstaclesChange(runtime, look),
  ]
  followStack()
  look()
  return () => {
    over = true
    cancel()
    for (const end of ends) end()
  }
}
