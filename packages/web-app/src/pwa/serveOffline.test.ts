import { describe, expect, it } from 'vitest'
import { serveOffline } from './serveOffline.ts'
import type { WorkerScope, WorkerSettings } from './workerScope.ts'

const origin = 'https://brand.test'
const settings: WorkerSettings = {
  version: 'v2',
  pages: [
    { prefix: '/es/', file: '/offline.es.html' },
    { prefix: '/', file: '/offline.html' },
  ],
  files: ['/assets/logo-abc.svg'],
}

type Listener = (event: never) => void

/** A worker's global scope whose network can be cut and whose storage can be looked at. */
function makeWorker({ online = true, preferences = '', waiting = false } = {}) {
  const stores = new Map<string, Map<string, string>>([['marquee-offline-v1', new Map()]])
  const listeners = new Map<string, Listener>()
  const skips: string[] = []
  const fetched: string[] = []
  const pathOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, origin).pathname
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>()
      stores.set(name, store)
      return {
        addAll: async (requests: { url: string }[]) => {
          for (const { url } of requests) {
            const path = pathOf(url)
            store.set(path, `<html data-mode="dark">stored ${path}</html>`)
          }
        },
      }
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string | { url: string }) => {
      for (const store of stores.values()) {
        const text = store.get(pathOf(key))
        if (text) return new Response(text)
      }
      return undefined
    },
  }
  const scope = {
    caches,
    cookieStore: { get: async () => ({ value: preferences }) },
    location: { origin },
    registration: {
      waiting: waiting ? { postMessage: (message: string) => skips.push(message) } : null,
      navigationPreload: { enable: async () => {} },
    },
    skipWaiting: async () => void skips.push('skipped'),
    fetch: async (request: Request) => {
      fetched.push(request.url)
      if (!online) throw new TypeError('Failed to fetch')
      return new Response(`live ${new URL(request.url).pathname}`)
    },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  } as unknown as WorkerScope

  const dispatch = (name: string, event: object) => listeners.get(name)?.(event as never)
  const wait = async (name: string) => {
    let work: Promise<unknown> = Promise.resolve()
    dispatch(name, { waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  /** What the worker answers, or null when it leaves the request to the browser. */
  const ask = async (path: string, init: { navigates?: boolean; method?: string } = {}) => {
    const { navigates = false, method = 'GET' } = init
    const url = new URL(path, origin).href
    const destination = navigates ? 'document' : 'empty'
    const request = { url, method, mode: navigates ? 'navigate' : 'cors', destination }
    let answer: Promise<Response> | null = null
    dispatch('fetch', {
      request,
      preloadResponse: Promise.resolve(undefined),
      respondWith: (response: Promise<Response>) => (answer = response),
    })
    return answer === null ? null : (await (answer as Promise<Response>)).text()
  }
  return { scope, stores, skips, fetched, dispatch, wait, ask }
}

async function makeInstalled(options?: Parameters<typeof makeWorker>[0]) {
  const worker = makeWorker(options)
  serveOffline(worker.scope, settings)
  await worker.wait('install')
  await worker.wait('activate')
  return worker
}

describe('the service worker', () => {
  it('stores the offline pages and their art, nothing else, and drops what an older one stored', async () => {
    const { stores, ask } = await makeInstalled()
    await ask('/lobby/', { navigates: true })
    await ask('/rest/app/init/')
    expect([...stores.keys()]).toEqual(['marquee-offline-v2'])
    expect([...(stores.get('marquee-offline-v2')?.keys() ?? [])]).toEqual([
      '/offline.es.html',
      '/offline.html',
      '/assets/logo-abc.svg',
    ])
  })

  it('takes pages from the network while there is one', async () => {
    const { ask } = await makeInstalled()
    expect(await ask('/lobby/', { navigates: true })).toBe('live /lobby/')
  })

  it.each([
    ['/lobby/', 'stored /offline.html'],
    ['/', 'stored /offline.html'],
    ['/es/lobby/', 'stored /offline.es.html'],
    ['/es', 'stored /offline.es.html'],
    ['/escape', 'stored /offline.html'],
  ])('answers %s without a network with %s', async (path, page) => {
    const { ask } = await makeInstalled({ online: false })
    expect(await ask(path, { navigates: true })).toContain(page)
  })

  it('shows the offline page by daylight to who prefers it', async () => {
    const dark = await makeInstalled({ online: false, preferences: 'dark.full.0.open' })
    expect(await dark.ask('/', { navigates: true })).toContain('data-mode="dark"')
    const light = await makeInstalled({ online: false, preferences: 'light.full.0.open' })
    expect(await light.ask('/', { navigates: true })).toContain('data-mode="light"')
  })

  it('gives the stored art without asking the network', async () => {
    const { ask, fetched } = await makeInstalled({ online: false })
    expect(await ask('/assets/logo-abc.svg')).toContain('stored /assets/logo-abc.svg')
    expect(fetched).toEqual([])
  })

  it("leaves the platform's calls, writes and other sites to the browser", async () => {
    const { ask } = await makeInstalled()
    expect(await ask('/rest/app/init/')).toBeNull()
    expect(await ask('/lobby/', { navigates: true, method: 'POST' })).toBeNull()
    expect(await ask('https://other.test/page', { navigates: true })).toBeNull()
  })

  it('lets a waiting worker take over at the next navigation', async () => {
    const { ask, skips } = await makeInstalled({ waiting: true })
    await ask('/assets/logo-abc.svg')
    expect(skips).toEqual([])
    await ask('/lobby/', { navigates: true })
    expect(skips).toEqual(['skip-waiting'])
  })

  it('takes over itself when a page tells it to, and for no other message', async () => {
    const { dispatch, skips } = await makeInstalled()
    dispatch('message', { data: { isFirebaseMessaging: true } })
    expect(skips).toEqual([])
    dispatch('message', { data: 'skip-waiting' })
    expect(skips).toEqual(['skipped'])
  })
})
