import { preferencesCookie } from '@marquee/core/preferences'
import { skipWaitingMessage } from './skipWaiting.ts'
import type { FetchEvent, WorkerScope, WorkerSettings } from './workerScope.ts'

const prefix = 'marquee-offline-'

/**
 * The installable app's service worker: pages come from the network and, without one, from the
 * brand's offline page. That page and its art are all that is ever stored; answers of the platform
 * are not touched.
 */
export function serveOffline(scope: WorkerScope, settings: WorkerSettings): void {
  const { caches } = scope
  const cacheName = prefix + settings.version
  const stored = [...settings.pages.map(({ file }) => file), ...settings.files]

  async function store(): Promise<void> {
    const cache = await caches.open(cacheName)
    const addresses = stored.map((file) => new URL(file, scope.location.origin))
    await cache.addAll(addresses.map((address) => new Request(address, { cache: 'reload' })))
  }

  async function takeOver(): Promise<void> {
    const names = await caches.keys()
    const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
    await Promise.all(old.map((name) => caches.delete(name)))
    // The request for the page goes out while the worker wakes up, so that it costs no time.
    await scope.registration.navigationPreload?.enable()
  }

  /** The stored page is dark; a player who prefers daylight gets daylight. */
  async function offlinePage(url: URL): Promise<Response> {
    const page = settings.pages.find((one) => `${url.pathname}/`.startsWith(one.prefix))
    const cached = page && (await caches.match(page.file))
    if (!cached) return Response.error()
    const preferences = await scope.cookieStore?.get(preferencesCookie)
    if (!preferences?.value?.startsWith('light.')) return cached
    const html = (await cached.text()).replace('data-mode="dark"', 'data-mode="light"')
    return new Response(html, { headers: cached.headers })
  }

  async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request))
    } catch {
      return offlinePage(new URL(request.url))
    }
  }

  const storedFile = async (request: Request): Promise<Response> =>
    (await caches.match(request)) ?? scope.fetch(request)

  scope.addEventListener('install', (event) => event.waitUntil(store()))
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  scope.addEventListener('message', ({ data }) => {
    if (data === skipWaitingMessage) void scope.skipWaiting()
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.origin !== scope.location.origin) return
    if (request.mode === 'navigate' && request.destination === 'document') {
      scope.registration.waiting?.postMessage(skipWaitingMessage)
      event.respondWith(page(event))
    } else if (settings.files.includes(url.pathname)) event.respondWith(storedFile(request))
  })
}
