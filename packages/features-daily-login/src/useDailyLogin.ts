import type { DailyLoginInfo } from './contract/schemas.ts'
import { useApp, useNow } from '@marquee/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { emptyDailyLogin, hasFailed } from './days.ts'
import { dailyLoginInfoQuery } from './queries.ts'

/** Between two questions whether the next day has begun, where this clock is ahead of the platform's. */
const patience = 10_000

export interface DailyLogin {
  info: DailyLoginInfo
  isLoading: boolean
  /** The call failed; what is shown is the empty state. */
  failed: boolean
  /** Until the next reward, in ms; null while one waits, and on the server. */
  remaining: number | null
  retry: () => void
  isRetrying: boolean
}

/** The daily rewards, asked for again when the next day begins. */
export function useDailyLogin(): DailyLogin {
  const { api } = useApp()
  const { data, isPending, isFetching, refetch } = useQuery(dailyLoginInfoQuery(api))
  const now = useNow()
  const info = data ?? emptyDailyLogin
  const { endDate, isAvailable } = info
  const remaining = now === null || endDate === null || isAvailable ? null : endDate - now
  const overdue = remaining !== null && remaining <= 0 ? Math.floor(-remaining / patience) : null
  useEffect(() => {
    if (overdue !== null) void refetch({ cancelRefetch: false })
  }, [overdue, refetch])
  return {
    info,
    isLoading: isPending,
    failed: data !== undefined && hasFailed(data),
    remaining: remaining === null ? null : Math.max(0, remaining),
    retry: () => void refetch(),
    isRetrying: isFetching,
  }
}
