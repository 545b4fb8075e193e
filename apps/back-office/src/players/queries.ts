import { backOffice } from '@marquee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import type { PlayerRef } from '../ids.ts'

/** What a player sent, and what the account says of its owner. */
export const documentsQuery = (params: PlayerRef) =>
  queryOptions({
    queryKey: ['documents', params],
    queryFn: async ({ signal }) => (await api.call(backOffice.documents, { params, signal })).data,
  })

/** Where the player is signed in. */
export const sessionsQuery = (params: PlayerRef) =>
  queryOptions({
    queryKey: ['sessions', params],
    queryFn: async ({ signal }) =>
      (await api.call(backOffice.playerSessions, { params, signal })).data.sessions,
  })

/** What the balances held at a moment, in epoch ms: what is over does not change. */
export const balancesQuery = (params: PlayerRef, at: number) =>
  queryOptions({
    queryKey: ['balances', params, at],
    queryFn: async ({ signal }) =>
      (await api.call(backOffice.balances, { params, query: { at }, signal })).data.balance,
  })

/** What the player has set, and what runs. */
export const limitsQuery = (params: PlayerRef) =>
  queryOptions({
    queryKey: ['limits', params],
    queryFn: async ({ signal }) => (await api.call(backOffice.limits, { params, signal })).data,
  })

/** Who the player is: every look is on record, so that none is remembered. */
export const personalDataQuery = (params: PlayerRef) =>
  queryOptions({
    queryKey: ['personal-data', params],
    queryFn: async ({ signal }) =>
      (await api.call(backOffice.personalData, { params, signal })).data,
    gcTime: 0,
  })
