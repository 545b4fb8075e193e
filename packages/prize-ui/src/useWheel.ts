import type { Wheel } from '@marquee/contract'
import { useApp, useCountdown, wheelsQuery } from '@marquee/core'
import { useQuery } from '@tanstack/react-query'

export interface KnownWheel {
  /** Undefined while it loads, and where whoever is there has none of that type. */
  wheel: Wheel | undefined
  isLoading: boolean
  failed: boolean
  retry: () => void
  isRetrying: boolean
  /** Until it can be spun next, in ms; null while it can be, where no time brings a spin, and on the server. */
  remaining: number | null
}

/** One wheel of whoever is there, asked for again when its next spin is due. */
export function useWheel(type: Wheel['type']): KnownWheel {
  const { api } = useApp()
  const { data, isPending, isFetching, refetch } = useQuery(wheelsQuery(api))
  const wheel = data?.find((one) => one.type === type)
  const remaining = useCountdown({
    until: wheel?.availableDate ?? null,
    onStop: () => void refetch(),
  })
  return {
    wheel,
    isLoading: isPending && isFetching,
    failed: data === undefined && !isFetching,
    retry: () => void refetch(),
    isRetrying: isFetching,
    remaining,
  }
}
