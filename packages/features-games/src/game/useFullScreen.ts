import { useSyncExternalStore } from 'react'

const subscribe = (notify: () => void) => {
  document.addEventListener('fullscreenchange', notify)
  return () => document.removeEventListener('fullscreenchange', notify)
}

/**
 * Full screen for the whole document, so that menus and dialogs stay in it. `can` is false where the
 * device has no full screen for pages.
 */
export function useFullScreen() {
  const on = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const can = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    // Nearly every device can: what stands beside the button need not move when it is known.
    () => true,
  )
  const toggle = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen()
      else await document.documentElement.requestFullscreen()
    } catch (error) {
      // A browser may refuse without a reason; the game goes on as it is.
      console.error('Full screen was refused.', error)
    }
  }
  return { on, can, toggle }
}
