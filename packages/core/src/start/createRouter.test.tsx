import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RouteDefinition } from '../feature/pages.ts'
import type { FeatureDefinition } from '../feature/types.ts'
import { makeApp, type TestAppOptions } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { createRouter } from './createRouter.tsx'
import type { RouteRules } from '../routing/routeRules.ts'
import { webviewAtom } from '../routing/webview.ts'

const makeRoute = (path: string, overrides: Partial<RouteDefinition> = {}): RouteDefinition => ({
  path,
  name: path.slice(1) || 'index',
  title: 'x',
  page: async () => () => <h1>{path}</h1>,
  ...overrides,
})

const feature: FeatureDefinition = {
  id: 'pages',
  routes: [
    makeRoute('/'),
    makeRoute('/vip'),
    makeRoute('/signin', { layout: 'auth', audience: 'guest' }),
    makeRoute('/blocked', { layout: 'geoblock' }),
    makeRoute('/club', { audience: 'player' }),
    makeRoute('/closed', { isValid: () => false }),
  ],
  messages: { en: async () => ({}), es: async () => ({}) },
}

const routeRules: RouteRules = {
  '/old': { redirect: { to: '/vip?from=old' } },
  '/partner': { redirect: { to: 'https://partner.example/' } },
  '/trap': { redirect: { to: 'javascript:alert(1)' } },
}

const fetched: string[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  fetched.length = 0
  answer = async () => Response.json({ id: 'b1', timestamp: 1, routeRules, prerendered: [] })
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url)
    return answer()
  })
  document.documentElement.dataset['build'] = 'b1'
})
afterEach(() => {
  delete document.documentElement.dataset['build']
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A router in the browser, standing somewhere. */
async function makeStart(path = '/', options: TestAppOptions = {}) {
  const { runtime } = await makeApp({ brand: { features: [feature] }, ...options })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter(runtime, history)
  await router.load()
  const goTo = (href: string) => router.navigate({ href })
  const here = () => router.latestLocation.publicHref
  return { runtime, router, history, goTo, here }
}

describe('every navigation in the browser', () => {
  it('ROUTE-43 takes /mobile-app out of the path, keeps webview=true from then on, and leaves no history entry of it', async () => {
    const { goTo, here, history, runtime } = await makeStart()
    await goTo('/mobile-app/vip?tab=2')
    expect(here()).toBe('/vip?tab=2&webview=true')
    expect(runtime.store.get(webviewAtom)).toBe(true)
    expect(history.length).toBe(2)
    await goTo('/')
    expect(runtime.store.get(webviewAtom)).toBe(true)
  })
  it('SESSION-05 takes aa out of the query', async () => {
    const { goTo, here, history } = await makeStart()
    await goTo('/vip?aa=1&tab=2')
    expect(here()).toBe('/vip?tab=2')
    expect(history.length).toBe(2)
  })
  it('ROUTE-50 ROUTE-52 CALL-05 looks the path up in the rules of the running build, fetched once, and follows them', async () => {
    const { goTo, here, history } = await makeStart('/es', { locale: 'es' })
    await goTo('/es/old?utm=mail')
    expect(here()).toBe('/es/vip?from=old&utm=mail')
    await goTo('/es')
    await goTo('/es/old')
    expect(here()).toBe('/es/vip?from=old')
    expect(history.length).toBe(4)
    expect(fetched).toEqual(['/builds/meta/b1.json'])
  })
  it('ROUTE-51 sets the location of the browser when a rule leads to another site', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue(undefined)
    const { goTo } = await makeStart()
    // It never comes to an end: the document goes.
    void goTo('/partner')
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce())
    expect(replace).toHaveBeenCalledWith('https://partner.example/')
  })
  it('NAV-05 shows the error page rather than follow a rule to a script', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue(undefined)
    const { goTo, router } = await makeStart()
    render(<RouterProvider router={router} />)
    await goTo('/trap')
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeDefined()
    expect(replace).not.toHaveBeenCalled()
    document.body.replaceChildren()
  })
  it('goes on, and says so, when the rules cannot be fetched; the next navigation asks again', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    answer = async () => new Response('', { status: 503 })
    const { goTo, here } = await makeStart()
    await goTo('/old')
    expect(here()).toBe('/old')
    expect(log).toHaveBeenCalledWith(expect.stringContaining('build manifest'), expect.anything())
    answer = async () => Response.json({ routeRules })
    await goTo('/')
    await goTo('/old')
    expect(here()).toBe('/vip?from=old')
  })
  it('asks for no rules in development, which has no builds', async () => {
    delete document.documentElement.dataset['build']
    const { goTo, here } = await makeStart()
    await goTo('/old')
    expect([here(), fetched]).toEqual(['/old', []])
  })
})

describe('what stands before a page', () => {
  it('NAV-02 runs on prefetch too: a player’s page is fetched as what a guest will get', async () => {
    const signIn = vi.fn(async () => () => null)
    const club = vi.fn(async () => () => null)
    const routes = [
      makeRoute('/'),
      makeRoute('/signin', { layout: 'auth', audience: 'guest', page: signIn }),
      makeRoute('/club', { audience: 'player', page: club }),
    ]
    const { router, here } = await makeStart('/', { brand: { features: [{ ...feature, routes }] } })
    await router.preloadRoute({ to: '/club' })
    expect(signIn).toHaveBeenCalledOnce()
    expect(club).not.toHaveBeenCalled()
    expect(here()).toBe('/')
  })
  it('LAYOUT-05 sends a player away from a page for guests', async () => {
    const { goTo, here } = await makeStart('/', { player: makePlayer() })
    await goTo('/signin')
    expect(here()).toBe('/lobby/')
  })
})

describe('pages', () => {
  const show = async (path: string, options?: TestAppOptions) => {
    const start = await makeStart(path, options)
    render(<RouterProvider router={start.router} />)
    return start
  }
  it('LAYOUT-03 stand in the layout named geoblock: the logo, the page, nothing to open', async () => {
    await show('/blocked')
    expect(await screen.findByRole('heading', { name: '/blocked' })).toBeDefined()
    expect(screen.getByRole('img', { name: 'Test' })).toBeDefined()
    for (const role of ['banner', 'navigation', 'contentinfo', 'link', 'button'])
      expect(screen.queryAllByRole(role), role).toEqual([])
    document.body.replaceChildren()
  })
  it('ROUTE-48 say their name and locale', async () => {
    await show('/es/blocked', { locale: 'es' })
    await screen.findByRole('heading', { name: '/blocked' })
    expect(screen.getByRole('main').dataset['route']).toBe('blocked___es')
    document.body.replaceChildren()
  })
  it('ROUTE-49 stand below the prefixes of the locales that their brand lists, and no others', async () => {
    const english = { brand: { features: [feature], locales: ['en' as const] } }
    const { router } = await makeStart('/es/vip', english)
    expect(
      router.state.matches.some(({ status, _notFound }) => _notFound || status === 'notFound'),
    ).toBe(true)
    const both = await makeStart('/es/vip', { locale: 'es' })
    expect(both.router.state.matches.at(-1)?.routeId).toContain('/vip')
  })
})
