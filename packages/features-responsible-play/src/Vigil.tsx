import { localisedPath, openRoundAtom, useApp } from '@marquee/core'
import { useEffect } from 'react'

const page = '/profile/self-exclusion'

/**
 * Waits for the word that the player is excluded, here or in another brand. Then whatever is open
 * closes: the page is loaded anew where it says so, at once, or when the round under way has ended.
 */
export function Vigil() {
  const { events, store, locale } = useApp()
  useEffect(() => {
    let unwatch: (() => void) | undefined
    const leave = () => {
      if (!store.get(openRoundAtom)) window.location.assign(localisedPath(page, locale))
    }
    const unlisten = events.on('excluded', () => {
      unwatch ??= store.sub(openRoundAtom, leave)
      leave()
    })
    return () => {
      unlisten()
      unwatch?.()
    }
  }, [events, store, locale])
  return null
}
