import type { ApiClient } from '@marquee/api-client'
import { cash } from '@marquee/contract'
import type { PushTools, RouteContext } from '@marquee/core'
import {
  cashKey,
  featureInfoKey,
  fillCache,
  firstOf,
  makeOld,
  pagesKey,
  playerKey,
} from '@marquee/core'
import { loadFeaturePage } from '@marquee/feature-page'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

/** What the player can buy, and what waits. */
export const deskQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...cashKey, 'desk'],
    queryFn: async ({ signal }) => (await api.call(cash.desk, { signal })).data,
    staleTime: 30_000,
  })

/** The last purchases, however they ended. */
export const depositsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...cashKey, 'deposits'],
    queryFn: async ({ signal }) => (await api.call(cash.deposits, { signal })).data,
    staleTime: 30_000,
  })

/** One purchase. */
export const depositQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...cashKey, 'deposit', id],
    queryFn: async ({ signal }) => (await api.call(cash.deposit, { params: { id }, signal })).data,
    retry: false,
  })

/** Where the receipt of a completed purchase is, as a file in a language. */
export const receiptAddress = (id: string, locale: string): string =>
  `${cash.receipt.path.replace('{id}', id)}?locale=${locale}`

/** What can be redeemed, and what became of what was. */
export const redemptionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...cashKey, 'redemptions'],
    queryFn: async ({ signal }) => (await api.call(cash.redemptions, { signal })).data,
    staleTime: 30_000,
  })

/** What a purchase makes old, beside the balance that comes by push (CASH-02). */
export function refreshAfterPurchase(queryClient: QueryClient): void {
  makeOld(queryClient, cashKey, playerKey, pagesKey, featureInfoKey)
}

const idPattern = /^[0-9a-f-]{36}$/

/** The purchase that the address names, or null. */
export const depositIdOf = (search: Record<string, unknown>): string | null => {
  const id = firstOf(search['deposit'])
  return id !== undefined && idPattern.test(id) ? id : null
}

/** Fills the cache before a page of the desk is rendered; what fails, the page asks for itself. */
export async function loadDesk(context: RouteContext): Promise<void> {
  const { api, queryClient, search } = context
  const id = depositIdOf(search)
  await Promise.all([
    loadFeaturePage(context),
    fillCache(queryClient, deskQuery(api)),
    fillCache(queryClient, redemptionsQuery(api)),
    id && fillCache(queryClient, depositQuery(api, id)),
  ])
}

/** Fills the cache before the lobby is rendered; what fails, the lobby does without until it asks itself. */
export async function prefetchQuick({ api, queryClient }: PushTools): Promise<void> {
  await Promise.all([
    fillCache(queryClient, deskQuery(api)),
    fillCache(queryClient, depositsQuery(api)),
    fillCache(queryClient, redemptionsQuery(api)),
  ])
}
