import { navigateTo, useApp } from '@marquee/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type LastOutcome, lastOutcomeKey } from './lastOutcome.ts'

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
