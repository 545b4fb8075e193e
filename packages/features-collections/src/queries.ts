import type { ApiClient } from '@marquee/api-client'
import { type Game, pages, type SchemeSection, shownList } from '@marquee/contract'
import { fillCache, type RouteContext, useApp } from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Covers on each collection's strip. */
const stripLength = 5

export interface Collection extends Pick<SchemeSection, 'key' | 'pageName' | 'title'> {
  covers: Pick<Game, 'id' | 'img' | 'bg_color'>[]
}

const shown = ({ key, pageName, title, games }: SchemeSection): Collection => ({
  key,
  pageName,
  title,
  covers: games.slice(0, stripLength).map(({ id, img, bg_color }) => ({ id, img, bg_color })),
})

/** The collections that the brand shows (HOME-14) out of its home page, with no more than what is shown of them. */
export const collectionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['collections'],
    queryFn: async ({ signal }) => {
      const { payload } = await api.call(pages.home, { signal })
      return payload[shownList(payload)].filter(({ games }) => games.length > 0).map(shown)
    },
    staleTime: 600_000,
  })

/** Fills the cache before the page is rendered; what fails is forgotten, and the page asks again itself. */
export async function loadCollections({ api, queryClient }: RouteContext): Promise<void> {
  await fillCache(queryClient, collectionsQuery(api))
}

export function useCollections() {
  const { api } = useApp()
  return useQuery(collectionsQuery(api))
}
