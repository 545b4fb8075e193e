import { type ApiClient, isApiError } from '@marquee/api-client'
import { dailyLogin } from './contract/endpoints.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { emptyDailyLogin, hasFailed } from './days.ts'
import { homeKey, makeOld, promotionsKey } from '@marquee/core'

const infoKey = ['daily-login', 'info']

/**
 * The daily rewards and whether today's can be claimed (CALL-28). A failed call is logged and gives
 * the empty state (DAILY-04), which is asked for again at the next occasion.
 */
export const dailyLoginInfoQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: infoKey,
    queryFn: async ({ signal }) => {
      try {
        return (await api.call(dailyLogin.info, { signal })).data
      } catch (error) {
        if (isApiError(error, 'aborted')) throw error
        console.error('The daily rewards could not be asked for; the empty state is shown.', error)
        return emptyDailyLogin
      }
    },
    staleTime: ({ state }) => (state.data && hasFailed(state.data) ? 0 : 60_000),
  })

export const refreshDailyLogin = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: infoKey })
}

/** Free spins show on the home page and among the promotions (DAILY-05, DAILY-06). */
export const refreshFreeSpins = (queryClient: QueryClient): void => {
  makeOld(queryClient, homeKey, promotionsKey)
}
