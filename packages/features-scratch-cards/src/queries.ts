import type { ApiClient } from '@marquee/api-client'
import { type ScratchCard, type ScratchCardRun } from './contract/schemas.ts'
import { scratchCards } from './contract/endpoints.ts'
import { fillCache, now, type PushTools, useApp, useIsGuest } from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { scratchKey } from './keys.ts'

/** A card with the moment at which its timer ends, epoch ms; null where it has none. */
export type KnownCard = ScratchCard & { readyAt: number | null }
export type KnownRun = Omit<ScratchCardRun, 'cards'> & { cards: KnownCard[] }

/** To the second, as timers are: what is said twice of one card is the same. */
const momentIn = (seconds: number): number => Math.round(now() / 1000 + seconds) * 1000

const withTime = (card: ScratchCard): KnownCard => ({
  ...card,
  readyAt: card.timer === null ? null : momentIn(card.timer),
})

export const withTimes = (run: ScratchCardRun): KnownRun => ({
  ...run,
  cards: run.cards.map(withTime),
})

/** The player's cards (CALL-27). Its key stands in the feature's declaration too, which refreshes it. */
export const runQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...scratchKey, 'run'],
    queryFn: async ({ signal }): Promise<KnownRun> =>
      withTimes((await api.call(scratchCards.info, { signal })).data),
    staleTime: 15_000,
  })

/** Fills the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchRun({
  api,
  queryClient,
}: Pick<PushTools, 'api' | 'queryClient'>): Promise<void> {
  await fillCache(queryClient, runQuery(api))
}

/** What a card can hold, for a guest too. */
export function useSample() {
  const { api } = useApp()
  return useQuery(runQuery(api))
}

/** The player's cards; nothing is asked for a guest. */
export function useRun() {
  const { api } = useApp()
  const isGuest = useIsGuest()
  return useQuery({ ...runQuery(api), enabled: !isGuest })
}
