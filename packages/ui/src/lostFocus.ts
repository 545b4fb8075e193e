import { useEffect, useRef } from 'react'

/** Whether what had the focus is gone from the page: whoever works by keyboard would begin at its top again. */
const isFocusLost = (): boolean => (document.activeElement ?? document.body) === document.body

/** Gives a focus that was lost to the page's main part, which takes it by script alone and draws no ring. */
export function catchFocus(): void {
  const main = isFocusLost() && document.querySelector('main')
  if (!main) return
  if (!main.hasAttribute('tabindex')) {
    main.tabIndex = -1
    main.style.outline = 'none'
  }
  main.focus({ preventScroll: true })
}

/**
 * Gives a focus that was lost with a change to what stands there now, such as the list that a button of one
 * of its lines went with.
 * @param seen What changed.
 * @param isGone Whether the change took a button along.
 * @param place What can have the focus, by script at least.
 */
export function useKeptFocus<T>(
  seen: T,
  isGone: (before: T, now: T) => boolean,
  place: () => HTMLElement | null,
): void {
  const before = useRef(seen)
  useEffect(() => {
    const was = before.current
    before.current = seen
    if (was !== seen && isGone(was, seen) && isFocusLost()) place()?.focus()
  })
}
