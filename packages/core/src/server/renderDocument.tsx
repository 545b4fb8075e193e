import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { renderSsrHtmlResponse } from '@tanstack/router-core/ssr/server'
import { renderToString } from 'react-dom/server'
import { headOf } from '../app/head.ts'
import { type AppRuntime, createRuntime } from '../app/runtime.ts'
import { deviceAtom, type DeviceInfo } from '../device/device.ts'
import { addBundle, hasMessages } from '../i18n/messages.ts'
import { noteUse } from '../i18n/noteUse.ts'
import { preferencesAtom, preferencesCookie, readPreferences } from '../preferences/preferences.ts'
import { createRouter, slotNamespaces } from '../routing/createRouter.tsx'
import { dehydrateState } from '../routing/state.ts'
import { appInitQuery, isGuest, playerQuery, setGuest } from '../session/session.ts'
import { makeAnswer } from './answers.ts'
import { assetsOf } from './assets.ts'
import { translationsFor } from './dictionary.ts'
import { documentOf } from './document.ts'
import { nonceMark, partsOf } from './nonce.ts'
import { apiFor, type Heard, makeHeard } from './platform.ts'
import type { PageAnswer } from './types.ts'
import type { Visit } from './visit.ts'

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
async function prefetchShell({ brand, api, queryClient }: AppRuntime): Promise<void> {
  if (brand.appInit.renderOnServer) await queryClient.prefetchQuery(appInitQuery(api, queryClient))
  if (!isGuest(queryClient)) await queryClient.prefetchQuery(playerQuery(api))
}

async function writeDocument(runtime: AppRuntime, router: AnyRouter, visit: Visit) {
  const { url, environment } = visit
  const use = noteUse(runtime.i18n)
  // The shell may tell of an error or of what the platform names at any time.
  for (const namespace of ['core', 'data']) hasMessages(runtime.i18n, namespace)
  const html = renderToString(<RouterProvider router={router} />)
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
    state: dehydrateState(runtime, use, slotNamespaces(runtime, matches)),
    preferences: runtime.store.get(preferencesAtom),
    build: assets.id,
    version: assets.version,
    assets: assetsOf(assets, runtime, matches),
    scripts: takeover ? [...takeover.before, takeover.boundary] : [],
  })
}

/** Renders the document of a page for whoever is there (SSR-01). */
export async function renderDocument(visit: Visit, visitor: Visitor): Promise<PageAnswer> {
  const heard = makeHeard()
  const runtime = runtimeFor(visit, visitor, heard)
  const [texts] = await Promise.all([
    translationsFor(runtime, performance.now()),
    prefetchShell(runtime),
  ])
  addBundle(runtime.i18n, { data: texts })
  const handle = createRequestHandler({
    request: visit.request,
    createRouter: () => {
      const router = createRouter(runtime)
      router.update({ ...router.options, ssr: { nonce: nonceMark } })
      return router
    },
  })
  const response = await handle(({ router, responseHeaders }) =>
    renderSsrHtmlResponse({
      router,
      responseHeaders,
      render: () => writeDocument(runtime, router, visit),
    }),
  )
  return makeAnswer({
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), 'cache-control': 'private, no-store' },
    cookies: heard.cookies,
    parts: response.body ? partsOf(await response.text()) : [],
    isIncomplete: heard.failures > 0,
  })
}
