import { type AppRuntime, isOccupied, onOccupationChange } from '@marquee/core'

/**
 * Loads the page anew, at once or as soon as no modal, no game and not the cash desk is open
 * (SESSION-11, SESSION-12). Returns the way to call it off.
 */
export function reloadWhenFree(
  runtime: Pick<AppRuntime, 'store' | 'router'>,
  reload = () => window.location.reload(),
): () => void {
  if (!isOccupied(runtime)) {
    reload()
    return () => {}
  }
  const end = onOccupationChange(runtime, () => {
    if (isOccupied(runtime)) return
    end()
    reload()
  })
  return end
}
