import { navigateTo, useApp } from '@marquee/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { deskPath } from '../outcome/lastOutcome.ts'
import { pathAfter } from '../payment/usePurchase.ts'
import { depositIdOf, depositQuery } from '../queries.ts'

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
