import type { RouteContext } from '@marquee/core'
import { homeQuery } from './queries.ts'

/** The document's title and description, as the platform writes them for search engines (HOME-02). */
export function titleValues({ api, queryClient, locale }: RouteContext): Record<string, string> {
  const home = queryClient.getQueryData(homeQuery(api).queryKey)
  if (!home) return {}
  const { title, description } = home.seo
  const read = (text: typeof title) =>
    typeof text === 'string' ? text : (text[locale] ?? text.en ?? '')
  return { context: 'seo', seoTitle: read(title), seoDescription: read(description) }
}
