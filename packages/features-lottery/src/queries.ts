import type { ApiClient } from '@marquee/api-client'
import { type Lottery, type LotteryDetails, type LotteryTicket } from './contract/schemas.ts'
import { lottery } from './contract/endpoints.ts'
import { featureInfoQuery, fillCache, now, type PushTools, useApp, useIsGuest } from '@marquee/core'
import { useFeatureInfo } from '@marquee/feature-page'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lotteryKey } from './keys.ts'

/** How often is asked whether the draw has been made, in ms. */
const drawn = 3_000

/** A lottery is over by now and its draw was not told yet. */
const isDue = ({ current, last }: LotteryDetails): boolean =>
  (current !== null && current.finishedAt <= now()) || last?.drawn === false

/** The lottery that runs and the last one (CALL-53); each push of the lottery makes it old. */
export const detailsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...lotteryKey, 'details'],
    queryFn: async ({ signal }) => (await api.call(lottery.details, { signal })).data,
    staleTime: 15_000,
    refetchInterval: ({ state: { data } }) => (data && isDue(data) ? drawn : false),
  })

/** The player's tickets (CALL-55). */
export const ticketsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...lotteryKey, 'tickets'],
    queryFn: async ({ signal }) => (await api.call(lottery.playerTickets, { signal })).data,
    staleTime: 15_000,
  })

/** Who has the most tickets, or who has won (CALL-54). */
export const leadersQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...lotteryKey, 'leaders', id],
    queryFn: async ({ signal }) =>
      (await api.call(lottery.leaderboard, { params: { id }, signal })).data.leaders,
    staleTime: 15_000,
  })

type Tools = Pick<PushTools, 'api' | 'queryClient'>

export async function prefetchDetails(tools: Tools): Promise<void> {
  await fillCache(tools.queryClient, detailsQuery(tools.api))
}

export async function prefetchTickets(tools: Tools): Promise<void> {
  await fillCache(tools.queryClient, ticketsQuery(tools.api))
}

/** What the block of the lobby shows. */
export async function prefetchSection(tools: Tools): Promise<void> {
  await Promise.all([
    fillCache(tools.queryClient, featureInfoQuery(tools.api)),
    prefetchDetails(tools),
    prefetchTickets(tools),
  ])
}

export function useDetails() {
  const { api } = useApp()
  return useQuery(detailsQuery(api))
}

/** The player's tickets; nothing is asked for a guest. */
export function useTickets() {
  const { api } = useApp()
  const isGuest = useIsGuest()
  return useQuery({ ...ticketsQuery(api), enabled: !isGuest })
}

export function useLeaders(id: number) {
  const { api } = useApp()
  return useQuery(leadersQuery(api, id))
}

/** The lottery that runs for whoever is there: none unless the feature status says so (LOTTERY-02). */
export function useRunning(): Lottery | null {
  const { data: info } = useFeatureInfo()
  const { data: details } = useDetails()
  return info?.statusFeatures.promoLottery?.isActive ? (details?.current ?? null) : null
}

/**
 * The last draw, while the player had tickets in it and has not seen it played: nothing else may tell
 * its outcome. Null for none, and during a break, when nothing is played; undefined until it is known.
 */
export function useUnseenDraw(): Lottery | null | undefined {
  const isGuest = useIsGuest()
  const { data: details } = useDetails()
  const { data: own } = useTickets()
  if (isGuest) return null
  if (!details || !own) return undefined
  const { last, rule } = details
  if (!last?.drawn || rule === null) return null
  const tickets = own.tickets.filter(({ lotteryId }) => lotteryId === last.id)
  return tickets.length > 0 && tickets.every(({ isSeen }) => !isSeen) ? last : null
}

/** The draw that is played for the player: it stays with its result, once offered, until they leave. */
export function useDrawToPlay(): Lottery | null {
  const unseen = useUnseenDraw()
  const [kept, keep] = useState<Lottery | null>(null)
  if (unseen && unseen.id !== kept?.id) keep(unseen)
  return unseen ?? kept
}

/** The player's tickets whose reward waits, the best place first; not those of a draw that is still to be seen. */
export function useWaiting(): LotteryTicket[] {
  const { data } = useTickets()
  const unseen = useUnseenDraw()
  return (data?.tickets ?? [])
    .filter(
      ({ prize, isRewardTaken, lotteryId }) =>
        prize !== null && !isRewardTaken && unseen !== undefined && lotteryId !== unseen?.id,
    )
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
}
