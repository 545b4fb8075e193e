import { session } from '@marquee/contract'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { renderSsrHtmlResponse } from '@tanstack/router-core/ssr/server'
import { renderToString } from 'react-dom/server'
import { headOf } from '../app/head.ts'
import { createRuntime, type AppRuntime } from '../app/runtime.ts'
import type { Brand } from '../brand/types.ts'
import { deviceAtom } from '../device/device.ts'
import { parseOnServer } from '../device/parseOnServer.ts'
import { addBundle } from '../i18n/messages.ts'
import { loadTranslations } from '../i18n/translations.ts'
import { readCookies } from '../preferences/cookie.ts'
import { preferencesAtom, preferencesCookie, readPreferences } from '../preferences/preferences.ts'
import { createRouter } from '../routing/createRouter.tsx'
import { splitLocale } from '../routing/locale.ts'
import { parseSearch } from '../routing/search.ts'
import { appInitQuery, isGuest, playerQuery, setGuest } from '../session/session.ts'
import { assetsOf } from './assets.ts'
import { documentOf } from './document.ts'
import { forwardedCookies, headersFor } from './forwarding.ts'
import type { RenderEnvironment } from './types.ts'

/** Asks the platform who is there. A failure is logged and ignored (ERR-01). Returns where to go instead, if anywhere. */
async function checkSession(runtime: AppRuntime, url: URL): Promise<string | null> {
  try {
    const check = await runtime.api.call(session.check, { query: parseSearch(url.search) })
    setGuest(runtime.queryClient, !check.authorized)
    return check.redirectUrl
  } catch (error) {
    console.error('The session check failed; the page is rendered for a guest.', error)
    return null
  }
}

/** Fetches what the shell shows, as far as it may be known on the server. */
async function prefetchShell({ brand, api, queryClient }: AppRuntime): Promise<void> {
  if (brand.appInit.renderOnServer) await queryClient.prefetchQuery(appInitQuery(api, queryClient))
  if (!isGuest(queryClient)) await queryClient.prefetchQuery(playerQuery(api))
}

const dictionaryAge = 60_000
const dictionaries = new Map<string, { at: number; texts: ReturnType<typeof loadTranslations> }>()

/** The platform's texts, asked for at most once a minute and locale. */
function translationsFor({ brand, api, locale }: AppRuntime, at: number) {
  const key = `${brand.key}:${locale}`
  const known = dictionaries.get(key)
  if (known && at - known.at < dictionaryAge) return known.texts
  const texts = loadTranslations(api, locale)
  dictionaries.set(key, { at, texts })
  return texts
}

const withCookies = (response: Response, cookies: string[]): Response => {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

const redirectTo = (location: string): Response =>
  new Response(null, { status: 302, headers: { location } })

/** Only addresses of the same site may be followed from a query or an answer. */
const isOwn = (location: string, url: URL): boolean =>
  URL.parse(location, url)?.origin === url.origin

export type { RenderEnvironment }

/** Renders one page of a brand (SSR-01). */
export async function renderPage(
  brand: Brand,
  request: Request,
  environment: RenderEnvironment,
): Promise<Response> {
  const url = new URL(request.url)
  const { locale, path } = splitLocale(url.pathname)
  const cookies: string[] = []
  const runtime = createRuntime({
    brand,
    locale,
    api: {
      baseUrl: environment.platformUrl,
      headers: () => headersFor(request, environment.rendererKey),
      onUnauthorized: () => setGuest(runtime.queryClient, true),
      onResponse: (response) => cookies.push(...forwardedCookies(response)),
    },
  })
  const jar = readCookies(request.headers.get('cookie') ?? '')
  const preferences = readPreferences(jar[preferencesCookie])
  runtime.store.set(preferencesAtom, preferences)
  runtime.store.set(deviceAtom, parseOnServer(request.headers.get('user-agent') ?? ''))

  const elsewhere = path === '/' ? null : await checkSession(runtime, url)
  if (elsewhere && isOwn(elsewhere, url)) return withCookies(redirectTo(elsewhere), cookies)
  const [texts] = await Promise.all([
    translationsFor(runtime, performance.now()),
    prefetchShell(runtime),
  ])
  addBundle(runtime.i18n, { data: texts })

  const handle = createRequestHandler({ createRouter: () => createRouter(runtime), request })
  const render = async (router: AnyRouter) => {
    const html = renderToString(<RouterProvider router={router} />)
    const matches = router.stores.matches.get()
    const head = await headOf(runtime, matches)
    const takeover = router.serverSsr?.takeInitialHydrationScriptTags()
    const scripts = takeover ? [...takeover.before, takeover.boundary] : []
    const assets =
      typeof environment.assets === 'function' ? await environment.assets() : environment.assets
    return documentOf({
      runtime,
      url,
      head,
      html,
      preferences,
      assets: assetsOf(assets, runtime, matches),
      scripts,
    })
  }
  const response = await handle(({ router, responseHeaders }) => {
    responseHeaders.set('cache-control', 'private, no-store')
    return renderSsrHtmlResponse({ router, responseHeaders, render: () => render(router) })
  })
  return withCookies(response, cookies)
}
