import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { now } from '../app/clock.ts'
import { useIsGuest } from '../session/session.ts'
import { promotionsQuery } from './query.ts'
import { promotionsKey } from '../query/keys.ts'

/** Several things that happen at once are asked about once, in ms. */
const settleTime = 1_500
/** A timer of the browser holds no more, in ms. */
const longest = 2_000_000_000

/**
 * Keeps what can be claimed up to date on every page of a player: asks when the page is at rest, when
 * the next thing becomes ready, and after everything that the player did or that was pushed.
 */
export function useRefreshPromotions(): void {
  const { api, queryClient, events } = useApp()
  const guest = useIsGuest()
  const { data } = useQuery({ ...promotionsQuery(api), enabled: !guest })

  useEffect(() => {
    if (guest) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const askSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: promotionsKey }),
        settleTime,
      )
    }
    const ends = [
      events.on('pushed', askSoon),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') askSoon()
      }),
    ]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [guest, queryClient, events])

  const times = (data ?? []).flatMap(({ nextAt, finishedAt }) =>
    [nextAt, finishedAt].filter((at) => at !== null),
  )
  const next = times.length ? Math.min(...times) : null
  useEffect(() => {
    if (guest || next === null) return undefined
    const wait = Math.min(Math.max(next - now(), 0) + settleTime, longest)
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: promotionsKey }),
      wait,
    )
    return () => clearTimeout(timer)
  }, [guest, next, queryClient])
}
