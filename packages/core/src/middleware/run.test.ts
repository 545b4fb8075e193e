import { describe, expect, it, vi } from 'vitest'
import type { RouteDefinition } from '../feature/pages.ts'
import type { FeatureDefinition } from '../feature/types.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { middlewareOf } from './middlewareOf.ts'
import { shellMiddleware } from './registry.ts'
import { runMiddleware } from './run.ts'

const makeRoute = (overrides: Partial<RouteDefinition> = {}): RouteDefinition => ({
  path: '/vip',
  name: 'vip',
  title: 'x',
  page: async () => () => null,
  ...overrides,
})

const auth: FeatureDefinition = {
  id: 'auth',
  routes: [makeRoute({ path: '/signin', name: 'signin', audience: 'guest' })],
  messages: { en: async () => ({}), es: async () => ({}) },
}

type Visitor = Parameters<typeof makeApp>[0]

/** Where what stands before a page sends somebody; null for those who may pass. */
async function sent(
  route: Partial<RouteDefinition>,
  who: Visitor = {},
  middleware: FeatureDefinition['middleware'] = {},
): Promise<unknown> {
  const { runtime } = await makeApp({ brand: { features: [{ ...auth, middleware }] }, ...who })
  try {
    await runMiddleware(runtime, makeRoute(route), '/vip?tab=2')
    return null
  } catch (thrown) {
    const { to, search } = (thrown as { options: { to: string; search?: object } }).options
    return { to, ...(search && { search }) }
  }
}
const player = { player: makePlayer() }
const back = { redirectUrl: '/vip?tab=2' }

describe('route-guard', () => {
  it('LAYOUT-05 sends a guest from a page for players to sign in and back again', async () => {
    expect(await sent({ audience: 'player' })).toEqual({ to: '/signin', search: back })
  })
  it('MODAL-24 sends them to sign in on the home page where there is no page for it', async () => {
    const brand = { features: [] }
    expect(await sent({ audience: 'player' }, { brand })).toEqual({
      to: '/',
      search: { ...back, action: 'login' },
    })
  })
  it('LAYOUT-05 sends a player from a page for guests to the lobby', async () => {
    expect(await sent({ audience: 'guest' }, player)).toEqual({ to: '/lobby/' })
  })
  it('lets everybody else pass', async () => {
    expect(await sent({ audience: 'player' }, player)).toBeNull()
    expect(await sent({ audience: 'guest' })).toBeNull()
    expect(await sent({})).toBeNull()
    expect(await sent({}, player)).toBeNull()
  })
})

describe('may-play', () => {
  const route = { middleware: ['may-play'] }
  it.each(['cool-off', 'self-exclusion'] as const)(
    'sends a player to the lobby during a %s, which says until when',
    async (kind) => {
      const resting = makePlayer({ restriction: { kind, until: 2_000_000_000_000 } })
      expect(await sent(route, { player: resting })).toEqual({ to: '/lobby/' })
    },
  )
  it('lets everybody else pass', async () => {
    expect(await sent(route)).toBeNull()
    expect(await sent(route, player)).toBeNull()
  })
})

describe('what stands before a page', () => {
  it('is the guard first, where the page is for players or guests', () => {
    expect(middlewareOf({ audience: 'player', middleware: ['members'] })).toEqual([
      'route-guard',
      'members',
    ])
    expect(middlewareOf({ audience: 'guest' })).toEqual(['route-guard'])
    expect(middlewareOf({ audience: 'player', middleware: ['route-guard'] })).toEqual([
      'route-guard',
    ])
    expect(middlewareOf({})).toEqual([])
  })
  it('runs in order, and no further than the first that sends elsewhere', async () => {
    const ran: string[] = []
    const note = (name: string) => async () => () => void ran.push(name)
    vi.spyOn(shellMiddleware, 'route-guard').mockImplementation(note('guard'))
    const route = { middleware: ['members', 'route-guard'] }
    await sent(route, {}, { members: note('members') })
    expect(ran).toEqual(['members', 'guard'])
    const elsewhere = () => {
      throw Object.assign(new Response(), { options: { to: '/' } })
    }
    await sent(route, {}, { members: async () => elsewhere })
    expect(ran).toEqual(['members', 'guard'])
    vi.restoreAllMocks()
  })
  it.each([
    ['membres', "Did you mean 'members'?"],
    ['constructor', 'There are: route-guard, may-play, members.'],
  ])(
    'LAYOUT-06 ERR-06 is an error when it names %s, which there is none of',
    async (name, help) => {
      const members = { ...auth, middleware: { members: async () => () => {} } }
      const { runtime } = await makeApp({ brand: { features: [members] } })
      const run = runMiddleware(runtime, makeRoute({ middleware: [name] }), '/vip')
      await expect(run).rejects.toThrow(
        `Route 'vip' (/vip) names the middleware '${name}', which does not exist.`,
      )
      await expect(run).rejects.toThrow('There are: route-guard, may-play, members.')
      await expect(run).rejects.toThrow(help)
    },
  )
})
