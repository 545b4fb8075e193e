import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** Layouts mark the places that they keep for the button with this attribute. */
const docks = '[data-chat-dock]'

const findDock = (): Element | null =>
  [...document.querySelectorAll(docks)].find((dock) => getComputedStyle(dock).display !== 'none') ??
  null

/** The place that the page keeps for the support chat's button; it changes with layout and width. */
export function useChatDock(): Element | null {
  const router = useRouter()
  const subscribe = (changed: () => void) => {
    const end = router.subscribe('onRendered', changed)
    window.addEventListener('resize', changed)
    return () => {
      end()
      window.removeEventListener('resize', changed)
    }
  }
  return useSyncExternalStore(subscribe, findDock)
}
