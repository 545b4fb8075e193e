import type { FeatureDefinition, RouteDefinition } from '@marquee/core'
import { makeApp, makePlayer, runMiddleware } from '@marquee/core/testing'
import { describe, expect, it } from 'vitest'
import { affiliates } from './feature.ts'

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

/** Where what stands before a page sends somebody; null for those who may pass. */
async function sent(
  route: Partial<RouteDefinition>,
  who: Parameters<typeof makeApp>[0] = {},
): Promise<unknown> {
  const { runtime } = await makeApp({ brand: { features: [auth, affiliates()] }, ...who })
  try {
    await runMiddleware(runtime, makeRoute(route), '/vip?tab=2')
    return null
  } catch (thrown) {
    const { to, search } = (thrown as { options: { to: string; search?: object } }).options
    return { to, ...(search && { search }) }
  }
}
const player = { player: makePlayer() }
const affiliate = { player: makePlayer({ isAffiliate: true }) }
const back = { redirectUrl: '/vip?tab=2' }

describe('affiliate-redirect', () => {
  const route: Partial<RouteDefinition> = { middleware: ['affiliate-redirect'] }
  it('LAYOUT-04 lets affiliates pass', async () => {
    expect(await sent(route, affiliate)).toBeNull()
  })
  it('LAYOUT-04 sends a guest to sign in and back again', async () => {
    expect(await sent(route)).toEqual({ to: '/signin', search: back })
  })
  it('LAYOUT-04 sends a player who is no affiliate home', async () => {
    expect(await sent(route, player)).toEqual({ to: '/' })
  })
})
