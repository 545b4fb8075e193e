import type { ApiClient } from '@marquee/api-client'
import { player } from '@marquee/contract'
import { referral } from './contract/referral/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'

/** What telling and confirming brings, and which of it is done (CALL-12). */
export const rewardsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['player', 'rewards'],
    queryFn: async ({ signal }) => (await api.call(player.rewards, { signal })).data,
  })

/** The player's code, whom it brought and what that earned. */
export const referralQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['player', 'referral'],
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
