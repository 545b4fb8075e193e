import type { ApiClient } from '@marquee/api-client'
import { type Outcome, type PushPayload } from '@marquee/contract'
import { type DepositStreak } from './contract/streak/schemas.ts'
import { depositStreak } from './contract/streak/endpoints.ts'
import { now, type PushTools, wheelsQuery } from '@marquee/core'
import { refreshWheels } from '@marquee/prize-ui'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

export { prefetchWheels } from '@marquee/prize-ui'

/** What the keys of all its queries begin with. */
export const streakKey = ['deposit-streak'] as const

/** A streak with the moment at which its count falls back to 0, epoch ms; null where it does not. */
export type KnownStreak = DepositStreak & { resetsAt: number | null }

const withReset = (streak: DepositStreak): KnownStreak => {
  const seconds = streak.secondsToResetStreakCounter
  return {
    ...streak,
    resetsAt: seconds === null ? null : Math.round(now() / 1000 + seconds) * 1000,
  }
}

/** How far the player's streak of purchases is (CALL-35). */
export const streakQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...streakKey, 'info'],
    queryFn: async ({ signal }): Promise<KnownStreak> =>
      withReset((await api.call(depositStreak.info, { signal })).data),
    staleTime: 60_000,
  })

/** What the wheel at the end of the streak holds (CALL-36); empty where there is none. */
export const streakPrizesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...streakKey, 'prizes'],
    queryFn: async ({ signal }): Promise<Outcome[]> =>
      (await api.call(depositStreak.wheelsPrizes, { signal })).data.wheels[0]?.sectors ?? [],
    staleTime: 300_000,
  })

/** The stages of the streak (CALL-38). */
export const streakStagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...streakKey, 'stages'],
    queryFn: async ({ signal }) =>
      (await api.call(depositStreak.groupInfo, { signal })).data.groups,
    staleTime: 300_000,
  })

/** Keeps what an answer tells of the streak, and with it what the table holds that is chosen. */
export function keepStreak(
  { api, queryClient }: Pick<PushTools, 'api' | 'queryClient'>,
  streak: DepositStreak,
): void {
  queryClient.setQueryData(streakQuery(api).queryKey, withReset(streak))
  const chosen = streak.boost?.options.find(({ id }) => id === streak.boost?.chosen)
  if (chosen) queryClient.setQueryData(streakPrizesQuery(api).queryKey, chosen.sectors)
}

export const refreshStreak = ({ api, queryClient }: PushTools): void => {
  void queryClient.invalidateQueries({ queryKey: streakQuery(api).queryKey })
}

const afterDeposit = 1_000

/** The smallest purchase that earns a spin, in US cents; null where none does. */
function minimumOf(queryClient: QueryClient, api: ApiClient): number | null {
  const wheels = queryClient.getQueryData(wheelsQuery(api).queryKey) ?? []
  const minima = wheels.flatMap(({ minDeposit }) => minDeposit ?? [])
  return minima.length ? Math.min(...minima) : null
}

/** Wheels are asked for again 1 s after a deposit of at least the minimum (WHEEL-03). */
export function onDeposit({ outcome, amount }: PushPayload<'deposit'>, tools: PushTools): void {
  if (outcome !== 'complete') return
  refreshStreak(tools)
  const minimum = minimumOf(tools.queryClient, tools.api)
  if (minimum !== null && amount >= minimum) setTimeout(() => refreshWheels(tools), afterDeposit)
}

/** Spun in another tab: what this one shows follows. */
export function onCash({ reason }: PushPayload<'cash'>, tools: PushTools): void {
  if (reason === 'wheel' || reason === 'lootbox') refreshWheels(tools)
  if (reason === 'deposit-streak') refreshStreak(tools)
}
