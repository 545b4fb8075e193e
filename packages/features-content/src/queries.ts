import type { ApiClient } from '@marquee/api-client'
import { content } from './contract/endpoints.ts'
import { type LocaleCode, type RouteContext, useApp } from '@marquee/core'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** One page of texts in one locale. */
export const contentQuery = (api: ApiClient, name: string, locale: LocaleCode) =>
  queryOptions({
    queryKey: ['content', name, locale],
    queryFn: async ({ signal }) =>
      (await api.call(content.page, { params: { name }, query: { locale }, signal })).data,
    staleTime: 3_600_000,
    retry: false,
  })

const queryOf = ({ api, params, locale }: RouteContext) =>
  contentQuery(api, params['name'] ?? '', locale)

/** Whether the platform said that it has no such page, or that no page could be called so. */
const isUnknown = (error: unknown): boolean =>
  [400, 404].includes((error as { status?: number } | null)?.status ?? 0)

/**
 * Fills the cache before the page is rendered. That there is no such page is remembered for
 * `isContent`; any other failure is forgotten, and the page asks again itself.
 */
export async function loadContent(context: RouteContext): Promise<void> {
  const { queryClient } = context
  const options = queryOf(context)
  await queryClient.ensureQueryData(options).catch((error: unknown) => {
    if (!isUnknown(error)) queryClient.removeQueries({ queryKey: options.queryKey })
  })
}

/** Whether the address names a page of texts, or none at all because it is not about one. */
export const isContent = (context: RouteContext): boolean =>
  !isUnknown(context.queryClient.getQueryState(queryOf(context).queryKey)?.error)

/** What the document's title and description are made of. */
export function titleOf(context: RouteContext): Record<string, string> {
  const page = context.queryClient.getQueryData(queryOf(context).queryKey)
  return page ? { context: 'known', title: page.title, description: page.description } : {}
}

export function useContent(name: string) {
  const { api, locale } = useApp()
  return useQuery(contentQuery(api, name, locale))
}
