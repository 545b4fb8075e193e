import type { ApiClient } from '@marquee/api-client'
import { inbox, type InboxEntry } from '@marquee/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { playerKey } from '../query/keys.ts'

export const inboxKey = ['inbox'] as const

/** One page of the inbox. */
export interface InboxPage {
  entries: InboxEntry[]
  hasMore: boolean
  unread: number
}

/** The newest entries and how many are unread, for the bell and for what opens unasked. */
export const latestInboxQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...inboxKey, 'latest'],
    queryFn: async ({ signal }): Promise<InboxPage> =>
      (await api.call(inbox.list, { query: {}, signal })).data,
    staleTime: 30_000,
  })

/** All entries, page by page. */
export const inboxPagesQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, 'pages'],
    queryFn: async ({ pageParam, signal }): Promise<InboxPage> => {
      const query = pageParam === null ? {} : { before: pageParam }
      return (await api.call(inbox.list, { query, signal })).data
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
  })

/** How each kind of message reaches the player. */
export const inboxSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...playerKey, 'messages'],
    queryFn: async ({ signal }) => (await api.call(inbox.settings, { signal })).data.kinds,
  })
