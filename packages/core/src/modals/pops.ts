let hear: ((event: PopStateEvent) => void) | null = null

/**
 * Listens for steps through the browser's history from before the router does: of two listeners on
 * the window the earlier one is asked first, and only it can keep a step to itself. Who keeps the
 * entries of modals is fetched with the first modal, much later.
 */
export function hearPopsFirst(): void {
  window.addEventListener('popstate', (event) => hear?.(event))
}

/** Says who hears of steps; null for nobody. */
export function onPopFirst(listener: ((event: PopStateEvent) => void) | null): void {
  hear = listener
}
