import type { ApiClient } from '@marquee/api-client'
import { referral } from './contract/referral/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { playerKey } from '@marquee/core'

/** The player's code, whom it brought and what that earned. */
export const referralQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...playerKey, 'referral'],
    queryFn: async ({ signal }) => (await api.call(referral.mine, { signal })).data,
  })

/** What signing up brings (CALL-64); refused as not found when there is no such code. */
export const signUpRewardsQuery = (api: ApiClient, code?: string) =>
  queryOptions({
    queryKey: ['referral', 'sign-up-rewards', code ?? ''],
    queryFn: async ({ signal }) => {
      const query = code === undefined ? {} : { invited_by: code }
      return (await api.call(referral.checkRewards, { query, signal })).data
    },
    staleTime: 300_000,
  })
