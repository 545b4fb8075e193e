import { navigateTo, openRoundAtom, useApp } from '@marquee/core'
import { useEffect } from 'react'
import { confirmed } from './breaks/RestrictionNotice.tsx'

const page = `/profile/self-exclusion?${confirmed}=true`

/**
 * Waits for the word that the player is excluded, on this page or by the connection. Then whatever is
 * open closes: the page is loaded anew where it says so, at once, or when the round under way has ended.
 */
export function Vigil() {
  const app = useApp()
  useEffect(() => {
    const { events, store } = app
    let unwatch: (() => void) | undefined
    let isLeaving = false
    const leave = () => {
      if (isLeaving || store.get(openRoundAtom)) return
      isLeaving = true
      void navigateTo(app, page, { fresh: true })
    }
    const unlisten = events.on('excluded', () => {
      unwatch ??= store.sub(openRoundAtom, leave)
      leave()
    })
    return () => {
      unlisten()
      unwatch?.()
    }
  }, [app])
  return null
}
