import { navigateTo, useApp } from '@marquee/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pathAfter } from '../payment/usePurchase.ts'
import { depositIdOf, depositQuery } from '../queries.ts'
import { deskPath, type LastOutcome, lastOutcomeKey } from './lastOutcome.ts'

/**
 * Takes the page where the purchase went, whichever tab made it. What was pushed before the page was
 * opened is old news.
 */
export function useFollow(): void {
  const runtime = useApp()
  const { data, dataUpdatedAt } = useQuery<LastOutcome>({
    queryKey: lastOutcomeKey,
    queryFn: () => ({ to: null }),
    enabled: false,
    staleTime: Infinity,
  })
  const seen = useRef(dataUpdatedAt)
  const followed = useRef(data)
  useEffect(() => {
    if (seen.current === dataUpdatedAt && followed.current === data) return
    seen.current = dataUpdatedAt
    followed.current = data
    if (data?.to) void navigateTo(runtime, data.to)
  }, [runtime, data, dataUpdatedAt])
}

/**
 * Takes who comes back to a purchase that waited, such as from the bank's own page, to its end where it
 * has ended meanwhile.
 */
export function useReturn(): void {
  const runtime = useApp()
  const id = useRouterState({
    select: ({ location }) => depositIdOf(location.search as Record<string, unknown>),
  })
  const { queryFn, ...query } = depositQuery(runtime.api, id ?? '')
  const { data: deposit } = useQuery({ ...query, queryFn: id ? queryFn : skipToken, staleTime: 0 })
  const to = deposit && deposit.status !== 'pending' ? pathAfter(deposit) : null
  useEffect(() => {
    if (to !== null && to !== deskPath) void navigateTo(runtime, to, { replace: true })
  }, [runtime, to])
}
