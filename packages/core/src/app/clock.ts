import { useSyncExternalStore } from 'react'

/** The browser's one source of time, in epoch ms. Tests and the sandbox set it. */
let source = (): number => Date.now()

export const now = (): number => source()

/** Puts another clock in place; returns the way back. */
export function setClock(next: () => number): () => void {
  const before = source
  source = next
  return () => {
    source = before
  }
}

const everySecond = (notify: () => void) => {
  const timer = setInterval(notify, 1000)
  return () => clearInterval(timer)
}
const wholeSecond = () => Math.floor(source() / 1000) * 1000

/**
 * The time, a second fine, for displays that count. The server's render has no time: it gives null,
 * so that the first render in the browser is the same.
 */
export const useNow = (): number | null =>
  useSyncExternalStore(everySecond, wholeSecond, () => null)
