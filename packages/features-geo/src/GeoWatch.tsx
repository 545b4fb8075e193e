import { firstOf, splitLocale, useApp, useIsGuest } from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { leaveRegion } from './sendAway.ts'
import { lookOnce } from './watch.ts'

/** Pages that one may read anywhere: what explains the block, and the documents. */
const openPages = /^\/(geoblock|page|terms)(\/|$)/
const play = /^\/(game\/?$|cash(\/|$))/

/** Watches where the visitor is, for as long as the page lives (TEN-20). */
export function GeoWatch() {
  const runtime = useApp()
  const { events } = runtime
  const isGuest = useIsGuest()
  const path = useRouterState({ select: ({ location }) => splitLocale(location.pathname).path })
  const opensGame = useRouterState({
    select: ({ location }) =>
      firstOf((location.search as Record<string, unknown>)['game']) !== undefined,
  })
  const isOpen = openPages.test(path)
  const isPlaying = opensGame || play.test(path)

  useEffect(() => {
    if (isOpen) return undefined
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      clearTimeout(timer)
      const next = await lookOnce(runtime, { isGuest, isPlaying }, () => over)
      if (next !== null && !over) timer = setTimeout(() => void look(), next)
    }
    const lookAgain = () => void look()
    lookAgain()
    // Who comes back to the network may come from another address.
    window.addEventListener('online', lookAgain)
    const end = events.on('call:refused', ({ code }) => {
      if (code === 'region-blocked') void leaveRegion(runtime)
    })
    return () => {
      over = true
      clearTimeout(timer)
      window.removeEventListener('online', lookAgain)
      end()
    }
  }, [runtime, events, isOpen, isGuest, isPlaying])
  return null
}
