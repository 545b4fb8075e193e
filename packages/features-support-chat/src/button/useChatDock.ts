import { docksAtom } from '@marquee/core'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'

/** Layouts mark the places that they keep for the button with this attribute. */
const docks = '[data-chat-dock]'

const findDock = (): Element | null =>
  [...document.querySelectorAll(docks)].find((dock) => getComputedStyle(dock).display !== 'none') ??
  null

/**
 * The place that the page keeps for the support chat's button; it changes with layout and width.
 * @returns null where the page keeps none, undefined until it has taken over the one that it keeps.
 */
export function useChatDock(): Element | null | undefined {
  const router = useRouter()
  const taken = useAtomValue(docksAtom)
  const subscribe = (changed: () => void) => {
    const end = router.subscribe('onRendered', changed)
    window.addEventListener('resize', changed)
    return () => {
      end()
      window.removeEventListener('resize', changed)
    }
  }
  const dock = useSyncExternalStore(subscribe, findDock)
  return dock && !taken.has(dock) ? undefined : dock
}
