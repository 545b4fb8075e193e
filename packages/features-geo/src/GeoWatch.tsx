import { firstOf, splitLocale, useApp, useIsGuest } from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { askRefusedAgain } from './queries.ts'
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
    /** Resolves with whether play is open here; null while nothing is being found out. */
    let looking: Promise<boolean> | null = null
    const look = async () => {
      clearTimeout(timer)
      const found = lookOnce(runtime, { isGuest, isPlaying }, () => over)
      const mine = found.then((next) => next !== null)
      looking = mine
      const next = await found
      if (looking === mine) looking = null
      if (next !== null && !over) timer = setTimeout(() => void look(), next)
    }
    const lookAgain = () => void look()
    lookAgain()
    // Who comes back to the network may come from another address.
    window.addEventListener('online', lookAgain)
    const answerRefusal = async () => {
      // A game that opens with the page may be refused by where the player was last found.
      const isOpenHere = (await looking) ?? false
      if (!over) await (isOpenHere ? askRefusedAgain(runtime) : leaveRegion(runtime))
    }
    const end = events.on('call:refused', ({ code }) => {
      if (code === 'region-blocked') void answerRefusal()
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
