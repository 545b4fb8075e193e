import type { Brand } from '../brand/types.ts'
import type { LocaleCode } from '../i18n/types.ts'
import { readCookies } from '../preferences/cookie.ts'
import { splitLocale } from '../routing/locale.ts'
import { makeBatchingFetch } from './batching.ts'
import type { RenderEnvironment } from './types.ts'

/** One request for a page of a brand. */
export interface Visit {
  brand: Brand
  request: Request
  environment: RenderEnvironment
  url: URL
  locale: LocaleCode
  /** Without locale. */
  path: string
  jar: ReturnType<typeof readCookies>
  /** Asks the platform: what is asked for in the same turn goes there together. */
  fetch: typeof globalThis.fetch
}

export function visitOf(brand: Brand, request: Request, environment: RenderEnvironment): Visit {
  const url = new URL(request.url)
  const jar = readCookies(request.headers.get('cookie') ?? '')
  return {
    brand,
    request,
    environment,
    url,
    jar,
    fetch: makeBatchingFetch(environment.platformUrl),
    ...splitLocale(url.pathname, brand.locales),
  }
}
