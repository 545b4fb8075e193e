import type { ApiClient } from '@marquee/api-client'
import { type PrizeDrops } from './contract/schemas.ts'
import { prizeDrops } from './contract/endpoints.ts'
import {
  featureInfoKey,
  fillCache,
  makeOld,
  now,
  type PushTools,
  useApp,
  useCountdown,
} from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { dropsKey } from './keys.ts'

export interface KnownDrops extends PrizeDrops {
  /** When this hour's drop ends, in epoch ms of this device; null while nothing falls. */
  until: number | null
}

export const withEnd = (drops: PrizeDrops, at: number): KnownDrops => {
  const { nextPrizeWillAccrueIn: seconds } = drops
  // To the second, as the answer is: what is said twice of one drop is the same.
  return { ...drops, until: seconds === null ? null : Math.round(at / 1000 + seconds) * 1000 }
}

/** Today's drops (CALL-57); pushes of drops make it old. */
export const dropsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...dropsKey, 'info'],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(prizeDrops.info, { signal })
      return withEnd(data, now())
    },
    staleTime: 30_000,
  })

/** Fills the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetch({
  api,
  queryClient,
}: Pick<PushTools, 'api' | 'queryClient'>): Promise<void> {
  await fillCache(queryClient, dropsQuery(api))
}

/** So long before a drop's end the next prizes are told of, in ms (DROPS-08). */
export const tellAt = 40_000

export interface Drops {
  drops: KnownDrops | undefined
  /** Prizes can fall: the drop's countdown runs (DROPS-07). */
  isActive: boolean
  /** Until this hour's drop ends, in ms; null in the first render and while nothing falls. */
  remaining: number | null
  isFetching: boolean
  refetch: () => void
}

/** Today's drops with their countdown; at its end they are inactive until the platform says otherwise. */
export function useDrops(enabled = true): Drops {
  const { api, queryClient } = useApp()
  const { data: drops, isFetching, refetch } = useQuery({ ...dropsQuery(api), enabled })
  const until = drops?.until ?? null
  const remaining = useCountdown({
    until,
    onStop() {
      makeOld(queryClient, dropsKey, featureInfoKey)
    },
  })
  return {
    drops,
    isActive: until !== null && remaining !== 0,
    remaining,
    isFetching,
    refetch: () => void refetch(),
  }
}
