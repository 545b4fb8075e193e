import type { RouteContext } from '@marquee/core'
import { HomePage } from './HomePage.tsx'
import { homeQuery } from './queries.ts'

export { loadHome as load } from './queries.ts'

/** The home page is the lobby too. */
export const pages = { home: HomePage, lobby: HomePage }

/** The document's title and description, as the platform writes them for search engines (HOME-02). */
export function titleValues({
  brand,
  api,
  queryClient,
  locale,
}: RouteContext): Record<string, string> {
  const home = queryClient.getQueryData(homeQuery(api, brand.homeCollections).queryKey)
  if (!home) return {}
  const { title, description } = home.seo
  const read = (text: typeof title) =>
    typeof text === 'string' ? text : (text[locale] ?? text.en ?? '')
  return { context: 'seo', seoTitle: read(title), seoDescription: read(description) }
}

export const messages = {
  en: () => import('./messages/en.json').then((module) => module.default),
  es: () => import('./messages/es.json').then((module) => module.default),
}
