import type { ApiClient } from '@marquee/api-client'
import {
  type CoolOffDays,
  type ExclusionTerm,
  type LimitKind,
  type LimitPeriod,
  responsiblePlay,
  type ResponsiblePlayStatus,
} from '@marquee/contract'
import { playerKey, useApi, useApp } from '@marquee/core'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const statusKey = ['responsible-play', 'status']

/** Everything a player has set, what is used of it, what waits and what runs. */
export const statusQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: statusKey,
    queryFn: async ({ signal }) => (await api.call(responsiblePlay.status, { signal })).data,
    staleTime: 15_000,
  })

/** Something changed elsewhere: the tools, and what the player may use. */
export const refreshStatus = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: statusKey })
  void queryClient.invalidateQueries({ queryKey: playerKey })
}

/** A change that is answered with everything as it then is. */
function useChange<V>(
  call: (api: ApiClient, input: V) => Promise<{ data: ResponsiblePlayStatus }>,
) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: V) => call(api, input),
    onSuccess: ({ data }) => queryClient.setQueryData(statusKey, data),
  })
}

export interface LimitName {
  kind: LimitKind
  period: LimitPeriod
}

export const useSetLimit = () =>
  useChange((api, body: LimitName & { amount: number | null }) =>
    api.call(responsiblePlay.setLimit, { body }),
  )

export const useWithdrawLimit = () =>
  useChange((api, params: LimitName) => api.call(responsiblePlay.withdrawLimitChange, { params }))

export const useSetReminder = () =>
  useChange((api, minutes: number) => api.call(responsiblePlay.setReminder, { body: { minutes } }))

export const useWithdrawReminder = () =>
  useChange<void>((api) => api.call(responsiblePlay.withdrawReminderChange))

export const useAnswer = () =>
  useChange((api, answer: 'continue' | 'stop') =>
    api.call(responsiblePlay.answerRealityCheck, { body: { answer } }),
  )

export const useCoolOff = () =>
  useChange((api, days: CoolOffDays) => api.call(responsiblePlay.coolOff, { body: { days } }))

/**
 * Excludes the player everywhere. This page says so itself: its connection may not be up yet, and once
 * the player is excluded it never will be.
 */
export function useSelfExclude() {
  const { api, events, queryClient } = useApp()
  return useMutation({
    mutationFn: (term: ExclusionTerm) =>
      api.call(responsiblePlay.selfExclude, { body: { term, understood: true } }),
    onSuccess() {
      refreshStatus(queryClient)
      events.emit('excluded', {})
    },
  })
}
