import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { renderSsrHtmlResponse } from '@tanstack/router-core/ssr/server'
import { renderToString } from 'react-dom/server'
import { headOf } from '../shell/head.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { createRuntime } from '../start/createRuntime.ts'
import { deviceAtom, type DeviceInfo, writeDevice } from '../device/device.ts'
import { pageServicesOf } from '../brand/services.ts'
import { featureInfoQuery, navigationAsks } from '../feature/featureInfoQuery.ts'
import { hasMessages, takeTexts } from '../i18n/messages.ts'
import { type NotedUse, noteUse } from '../i18n/noteUse.ts'
import type { Dictionary } from '../i18n/types.ts'
import { preferencesAtom, preferencesCookie, readPreferences } from '../preferences/preferences.ts'
import { createRouter, slotNamespaces } from '../start/createRouter.tsx'
import { fillCache } from '../query/cache.ts'
import { dehydrateState } from '../routing/state.ts'
import { appInitQuery, isGuest, playerQuery, setGuest } from '../session/session.ts'
import { makeAnswer } from './answers.ts'
import { assetsOf } from './assets.ts'
import { translationsFor } from './dictionary.ts'
import { documentEnd, documentOf } from './document.ts'
import type { EarlyShell } from './earlyShell.ts'
import type { KeptParts } from './keptParts.ts'
import { CannotBeKept, makeKeeper } from './keeper.tsx'
import { nonceMark, partsOf } from './nonce.ts'
import { apiFor, type Heard, makeHeard } from './platform.ts'
import type { PageAnswer } from './types.ts'
import { longestAddress, type Visit } from './visit.ts'

/**
 * Stands for the document in what the router writes around it: a response would encode all of it to
 * bytes, for it to be decoded again.
 */
const htmlMark = `<!--${crypto.randomUUID()}-->`

export interface Visitor {
  isGuest: boolean
  device: DeviceInfo
}

function runtimeFor(visit: Visit, visitor: Visitor, heard: Heard): AppRuntime {
  const { brand, locale, jar } = visit
  const runtime = createRuntime({
    brand,
    locale,
    api: {
      ...apiFor(visit, heard),
      onUnauthorized: () => setGuest(runtime.queryClient, true),
    },
  })
  runtime.store.set(preferencesAtom, readPreferences(jar[preferencesCookie]))
  runtime.store.set(deviceAtom, visitor.device)
  setGuest(runtime.queryClient, visitor.isGuest)
  return runtime
}

/** Fetches what the shell shows, as far as it may be known on the server. */
async function prefetchShell(
  { brand, api, queryClient }: AppRuntime,
  early: EarlyShell | undefined,
): Promise<void> {
  await early?.tell(queryClient)
  await Promise.all([
    brand.appInit.renderOnServer && queryClient.prefetchQuery(appInitQuery(api, queryClient)),
    // The navigation would be rendered anew with the answer, and all that comes to life at rest.
    navigationAsks(brand) && fillCache(queryClient, featureInfoQuery(api)),
  ])
  if (!isGuest(queryClient)) await queryClient.prefetchQuery(playerQuery(api))
}

/** What all parts of a page may depend on beside the data that they read. */
const baseOf = (
  { locale, brand, store }: AppRuntime,
  { url }: Visit,
  dictionary: string | null,
): string =>
  JSON.stringify([
    locale,
    url.href,
    store.get(preferencesAtom),
    writeDevice(store.get(deviceAtom)),
    pageServicesOf(brand),
    dictionary,
  ])

/** Makes one object of data that say the same, so that what is made of them can be told to be the same. */
function settleData({ api, queryClient }: AppRuntime, { versions }: KeptParts): void {
  const me = queryClient.getQueryData(playerQuery(api).queryKey)
  for (const query of queryClient.getQueryCache().getAll()) {
    const { data } = query.state
    if (data !== me) query.state = { ...query.state, data: versions.settle(data) }
  }
}

/** Notes in `looked` the hash of each query that is looked at from here on. */
function noteLooks({ queryClient }: AppRuntime, looked: Set<string>): void {
  const cache = queryClient.getQueryCache()
  const get = cache.get.bind(cache)
  cache.get = (hash: string) => {
    looked.add(hash)
    return get(hash)
  }
}

interface Noted {
  use: NotedUse
  texts: Dictionary
  looked: Set<string>
}

/** The page as React renders it, with the texts of parts that are known. */
function pageHtml(
  runtime: AppRuntime,
  router: AnyRouter,
  visit: Visit,
  { use, texts, looked }: Noted,
): string {
  const render = () => renderToString(<RouterProvider router={router} />)
  const { parts } = visit.environment
  const dictionary = parts?.versions.nameOf(parts.versions.settle(texts)) ?? null
  if (!parts || dictionary === null || visit.url.href.length > longestAddress) {
    noteLooks(runtime, looked)
    return render()
  }
  settleData(runtime, parts)
  const keeper = makeKeeper(parts, runtime, use, baseOf(runtime, visit, dictionary))
  runtime.keeper = keeper
  // After the keeper, which looks at queries by itself to name what it keeps.
  noteLooks(runtime, looked)
  try {
    return keeper.complete(render(), looked)
  } catch (error) {
    // A part that fails by itself fails in its place as the page has it; one that cannot be kept is whole there.
    if (!(error instanceof CannotBeKept)) console.error('A part of a page failed.', error)
    runtime.keeper = null
    keeper.end()
    return render()
  } finally {
    keeper.end()
    runtime.keeper = null
  }
}

async function writeDocument(
  runtime: AppRuntime,
  router: AnyRouter,
  visit: Visit,
  texts: Dictionary,
) {
  const { url, environment } = visit
  const { parts } = environment
  const use = noteUse(runtime.i18n)
  // The shell may tell of an error or of what the platform names at any time.
  for (const namespace of ['core', 'data']) hasMessages(runtime.i18n, namespace)
  const looked = new Set<string>()
  const html = pageHtml(runtime, router, visit, { use, texts, looked })
  const matches = router.stores.matches.get()
  const head = await headOf(runtime, matches)
  const takeover = router.serverSsr?.takeInitialHydrationScriptTags()
  const assets =
    typeof environment.assets === 'function' ? await environment.assets() : environment.assets
  return documentOf({
    runtime,
    url,
    head,
    html,
    state: dehydrateState(runtime, use, slotNamespaces(runtime, matches), {
      looked,
      ...(parts && {
        textOf: (data) => parts.packedText(data, runtime.locale),
        keep: parts.keepMessages,
      }),
    }),
    preferences: runtime.store.get(preferencesAtom),
    build: assets.id,
    version: assets.version,
    assets: assetsOf(assets, runtime, matches),
    scripts: takeover ? [...takeover.before, takeover.boundary] : [],
  })
}

/**
 * Renders the document of a page for whoever is there (SSR-01).
 * @param early What was asked for of the shell before it was known who is there.
 */
export async function renderDocument(
  visit: Visit,
  visitor: Visitor,
  early?: EarlyShell,
): Promise<PageAnswer> {
  const heard = early?.heard ?? makeHeard()
  const runtime = runtimeFor(visit, visitor, heard)
  const [texts] = await Promise.all([
    translationsFor(runtime, performance.now()),
    prefetchShell(runtime, early),
  ])
  takeTexts(runtime.i18n, 'data', texts)
  const handle = createRequestHandler({
    request: visit.request,
    createRouter: () => {
      const router = createRouter(runtime)
      router.update({ ...router.options, ssr: { nonce: nonceMark } })
      return router
    },
  })
  let html = ''
  const response = await handle(({ router, responseHeaders }) =>
    renderSsrHtmlResponse({
      router,
      responseHeaders,
      async render() {
        html = await writeDocument(runtime, router, visit, texts)
        return htmlMark + documentEnd
      },
    }),
  )
  const written = response.body ? await response.text() : ''
  return makeAnswer({
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), 'cache-control': 'private, no-store' },
    cookies: heard.cookies,
    parts: written ? partsOf(written.replace(htmlMark, () => html)) : [],
    isIncomplete: heard.failures > 0,
  })
}
