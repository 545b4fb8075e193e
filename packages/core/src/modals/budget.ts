/** At most so many modals open unasked in any `budgetWindowMs`. */
export const budgetSize = 2
/** In ms. */
export const budgetWindowMs = 5 * 60_000
/** After one was closed, the next one waits at least so long, in ms. */
export const pauseMs = 20_000

const storageKey = 'marquee:unasked'

interface Spent {
  /** When the last ones opened, the oldest first; epoch milliseconds. */
  opened: number[]
  /** When the last one closed; 0 for never. */
  closed: number
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** What this device has seen. It outlives the document, so that a reload brings nothing sooner. */
function readSpent(storage: Store): Spent {
  const [closed = 0, ...opened] = (storage.getItem(storageKey) ?? '').split('/').map(Number)
  return { opened: opened.slice(-budgetSize), closed }
}

const writeSpent = (storage: Store, { opened, closed }: Spent): void =>
  storage.setItem(storageKey, [closed, ...opened.slice(-budgetSize)].join('/'))

/** Counts a modal that opens unasked, or a page that does. */
export function countOpened(storage: Store, epochMs: number): void {
  const spent = readSpent(storage)
  writeSpent(storage, { ...spent, opened: [...spent.opened, epochMs] })
}

/** Begins the pause after what had opened unasked. */
export const countClosed = (storage: Store, epochMs: number): void =>
  writeSpent(storage, { ...readSpent(storage), closed: epochMs })

/** How long the next unasked modal has to wait, in ms; 0 when it may open. */
export function budgetWait(storage: Store, epochMs: number): number {
  const { opened, closed } = readSpent(storage)
  // A device's clock may have been set back; what lies ahead of it says nothing.
  const past = opened.filter((at) => at <= epochMs)
  const last = Math.max(closed <= epochMs ? closed : 0, ...past)
  const oldest = past.at(-budgetSize)
  return Math.max(
    0,
    last && last + pauseMs - epochMs,
    past.length < budgetSize || oldest === undefined ? 0 : oldest + budgetWindowMs - epochMs,
  )
}
