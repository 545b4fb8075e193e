import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from '../../modules.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform
let production: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
  production = await makePlatform()
}, 60_000)
afterAll(() => Promise.all([platform.stop(), production.stop()]))

/** Where every gift that a domain declares is asked for. */
const paths = (): string[] => {
  const app = new Hono()
  for (const { gifts = [] } of modules) for (const mount of gifts) mount(app, platform.surroundings)
  return app.routes.map(({ path }) => path)
}

describe('whatever the sandbox gives players', () => {
  it('is nobody’s who is not signed in, and closed to pages of other sites', async () => {
    expect(paths().length).toBeGreaterThan(10)
    for (const path of paths()) {
      const guest = await platform.guest().send('POST', path, { body: {} })
      expect([path, guest.status]).toEqual([path, 400])
      const headers = { 'sec-fetch-site': 'cross-site' }
      const foreign = await platform.guest().send('POST', path, { body: {}, headers })
      expect([path, foreign.status]).toEqual([path, 403])
    }
  })

  it('is not there without a sandbox', async () => {
    const player = await production.signUp()
    for (const path of paths())
      for (const client of [player, production.guest()]) {
        const { status } = await client.send('POST', path, { body: {} })
        expect([path, status]).toEqual([path, 404])
      }
  })
})
