import type { ApiClient } from '@marquee/api-client'
import { account, passkeys, player, socials } from '@marquee/contract'
import { queryOptions } from '@tanstack/react-query'
import { playerKey } from '@marquee/core'

/** Where the account is signed in, and the sign-in before this one. */
export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...playerKey, 'sessions'],
    queryFn: async ({ signal }) => (await api.call(player.sessions, { signal })).data,
  })

export const passkeysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...playerKey, 'passkeys'],
    queryFn: async ({ signal }) => (await api.call(passkeys.list, { signal })).data.passkeys,
  })

export const socialsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...playerKey, 'socials'],
    queryFn: async ({ signal }) => (await api.call(socials.list, { signal })).data.accounts,
  })

export const subscriptionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...playerKey, 'subscription'],
    queryFn: async ({ signal }) => (await api.call(account.subscription, { signal })).data,
  })
