import type { ApiClient } from '@marquee/api-client'
import { type ScratchCard, type ScratchCardLottery } from './contract/schemas.ts'
import { scratchCards } from './contract/endpoints.ts'
import { now, type PushTools, useApp, useIsGuest } from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** A card with the moment at which its timer ends, epoch ms; null where it has none. */
export type KnownCard = ScratchCard & { readyAt: number | null }
export type KnownLottery = Omit<ScratchCardLottery, 'cards'> & { cards: KnownCard[] }

const withTime = (card: ScratchCard): KnownCard => ({
  ...card,
  readyAt: card.timer === null ? null : now() + card.timer * 1000,
})

export const withTimes = (lottery: ScratchCardLottery): KnownLottery => ({
  ...lottery,
  cards: lottery.cards.map(withTime),
})

/** The player's cards (CALL-27). Its key stands in the feature's declaration too, which refreshes it. */
export const lotteryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['scratch-cards', 'lottery'],
    queryFn: async ({ signal }): Promise<KnownLottery> =>
      withTimes((await api.call(scratchCards.info, { signal })).data),
    staleTime: 15_000,
  })

/** Fills the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchLottery({
  api,
  queryClient,
}: Pick<PushTools, 'api' | 'queryClient'>): Promise<void> {
  const query = lotteryQuery(api)
  await queryClient
    .ensureQueryData(query)
    .catch(() => queryClient.removeQueries({ queryKey: query.queryKey }))
}

/** The player's cards; nothing is asked for a guest. */
export function useLottery() {
  const { api } = useApp()
  const isGuest = useIsGuest()
  return useQuery({ ...lotteryQuery(api), enabled: !isGuest })
}
