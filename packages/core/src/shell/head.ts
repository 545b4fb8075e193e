import type { AnyRouteMatch } from '@tanstack/react-router'
import type { RouteContext } from '../feature/pages.ts'
import { pageOf } from '../routing/pageOf.ts'
import { isGuest } from '../session/session.ts'
import type { AppRuntime } from '../app/runtime.ts'

export interface PageHead {
  title: string
  description: string
  /** For search engines: pages that are not to be found. */
  noindex: boolean
}

/** Title and description of what is shown, in the page's locale. */
export async function headOf(
  runtime: AppRuntime,
  matches: readonly AnyRouteMatch[],
): Promise<PageHead> {
  const brand = runtime.brand.name
  const t = runtime.i18n.getFixedT(runtime.locale)
  const page = pageOf(matches)
  const definition = page?.staticData.definition
  if (!page || !definition)
    return { title: t('core:notFound.documentTitle', { brand }), description: '', noindex: true }
  const context: RouteContext = {
    brand: runtime.brand,
    api: runtime.api,
    queryClient: runtime.queryClient,
    locale: runtime.locale,
    isGuest: isGuest(runtime.queryClient),
    params: page.params as Record<string, string>,
    search: definition.search?.(page.search as Record<string, unknown>) ?? {},
  }
  const values = { brand, ...(await definition.titleValues?.(context)) }
  const title = t(definition.title, values)
  const { description = '' } = definition
  return {
    title: title.includes(brand) ? title : `${title} | ${brand}`,
    description: runtime.i18n.exists(description) ? t(description, values) : '',
    noindex: definition.noindex ?? false,
  }
}
