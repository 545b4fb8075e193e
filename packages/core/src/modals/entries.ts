import type { RouterHistory } from '@tanstack/react-router'
import type { AppRuntime } from '../app/runtime.ts'
import { onPopFirst } from './pops.ts'
import { closeModals, modalStackAtom } from './store.ts'

/** What an entry of the browser's history says of modals: their keys, bottom to top. */
interface Mark {
  /** Keys begin anew with every document; marks of an earlier one mean nothing. */
  visit: string
  keys: number[]
}
type EntryState = { __TSR_key?: string; __TSR_index?: number; marqueeModals?: Mark } | null

const visit = crypto.randomUUID()
/** Key of no modal. */
const nobody = 0

/** State of an entry whose modal is gone: it is stepped back over once nobody goes elsewhere. */
export const deadEntry = (state: object): object => ({
  ...state,
  marqueeModals: { visit, keys: [nobody] } satisfies Mark,
})

const here = (): EntryState => window.history.state as EntryState

const keysOf = (state: EntryState): number[] =>
  state?.marqueeModals?.visit === visit ? state.marqueeModals.keys : []

/** Where an entry stands: the router's count, then the modals opened on that page. */
type Place = readonly [index: number, depth: number]
const placeOf = (state: EntryState): Place => [state?.__TSR_index ?? 0, keysOf(state).length]
const isAhead = (one: Place, other: Place): boolean =>
  one[0] === other[0] ? one[1] > other[1] : one[0] > other[0]

interface Options {
  history: RouterHistory
  store: AppRuntime['store']
  /** Modals that must be answered have no entry: the way back is the page's. */
  isRequired: (name: string) => boolean
  /** Nothing is stepped over on a page that is given up for another document. */
  isLeaving: () => boolean
}

/**
 * Gives every modal that the page opens an entry in the browser's history, so that the way back
 * closes it, and steps back over the entry when it closes otherwise. The entries have the address of
 * the page and the router never hears of them: nothing is loaded again for a modal.
 *
 * Whoever closes a modal often goes elsewhere in the same breath. So a step back waits until that is
 * done, and one that was overtaken on its way is taken back. Returns the way to end it.
 */
export function keepEntries({ history, store, isRequired, isLeaving }: Options): () => void {
  const placed = new Map<number, Place>()
  let entry = here()
  /** A step of ours is under way: back over an entry, or forth again after it was overtaken. */
  let step: 'none' | 'back' | 'forth' = 'none'
  let overtaken = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const isOpen = (key: number) =>
    store.get(modalStackAtom).some((modal) => modal.key === key && modal.open)
  const isRouters = () => here()?.__TSR_key === history.location.state.__TSR_key

  const push = (key: number) => {
    history.flush()
    // A router that keeps its history elsewhere has no entries of the browser's.
    if (!isRouters()) return
    const keys = [...keysOf(here()), key]
    const state = { ...here(), marqueeModals: { visit, keys } satisfies Mark }
    // Around the router, which would take it for a navigation.
    History.prototype.pushState.call(window.history, state, '')
    entry = here()
    placed.set(key, placeOf(entry))
  }

  const settle = () => {
    if (step !== 'none' || isLeaving() || !isRouters()) return
    const top = keysOf(here()).at(-1)
    if (top !== undefined && !isOpen(top)) {
      step = 'back'
      overtaken = false
      window.history.back()
      return
    }
    // Opened while a step back was under way: its entry was left ahead.
    for (const { key, open } of store.get(modalStackAtom)) {
      const own = placed.get(key)
      if (open && own && isAhead(own, placeOf(entry))) push(key)
    }
  }
  const settleSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(settle)
  }

  const onStack = () => {
    for (const { key, name, open, asked } of store.get(modalStackAtom)) {
      if (open && !asked && !placed.has(key) && !isRequired(name)) push(key)
    }
    settleSoon()
  }

  const onPop = (event: PopStateEvent) => {
    const last = entry
    entry = event.state as EntryState
    const place = placeOf(entry)
    const own = step
    step = 'none'
    // From one entry to another of the same page: nothing for the router.
    const stays = isRouters() && last?.__TSR_key === entry?.__TSR_key
    if (stays || own === 'forth' || overtaken) event.stopImmediatePropagation()
    if (overtaken) {
      overtaken = false
      step = 'forth'
      window.history.forward()
    } else if (own !== 'none') {
      settle()
    } else if (isAhead(placeOf(last), place)) {
      closeModals(store, ({ key }) => isAhead(placed.get(key) ?? place, place))
      settle()
    }
  }

  const onRouter = () => {
    history.flush()
    if (step === 'back') {
      overtaken = true
      return
    }
    entry = here()
    // Perhaps an entry whose modal is gone, reached on the way back from another page.
    settleSoon()
  }

  const ends = [store.sub(modalStackAtom, onStack), history.subscribe(onRouter)]
  onPopFirst(onPop)
  onStack()
  return () => {
    clearTimeout(timer)
    onPopFirst(null)
    for (const end of ends) end()
  }
}
