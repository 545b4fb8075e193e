import { PassThrough } from 'node:stream'
import { verification } from '@marquee/contract'
import { makeLog } from '@marquee/platform-kernel/log'
import { startRaygun, type TestRaygun } from '@marquee/platform-providers/testing/raygun'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { scrape, sumOf } from '@marquee/drills/alerts/readMetrics'

const logged: string[] = []
const log = makeLog(
  'error',
  new PassThrough().on('data', (line: Buffer) => logged.push(String(line))),
)

/** Has a call of the player's fail: what it reads is not there. */
async function failCall({ kernel }: TestPlatform, client: TestPlayer): Promise<number> {
  await sql`alter table identity_event rename to identity_event_away`.execute(kernel.db)
  const { status } = await client.call(verification.identity)
  await sql`alter table identity_event_away rename to identity_event`.execute(kernel.db)
  return status
}

describe('failures of the platform', () => {
  let company: TestRaygun
  let platform: TestPlatform
  beforeAll(async () => {
    company = await startRaygun()
    const { url, key } = company
    platform = await makePlatform({ log, accounts: { monitoring: { url, key } } })
  }, 60_000)
  afterAll(async () => {
    await platform.stop()
    await company.stop()
  })

  it('are reported with what failed and where, and without a word of the player', async () => {
    const client = await platform.signUp({ name: 'Robina' })
    expect(await failCall(platform, client)).toBe(500)
    await expect.poll(() => company.entries, { timeout: 4_000 }).toHaveLength(1)
    const { details } = company.entries[0] ?? {}
    expect(details?.error.message).toMatch(/^a call failed: .*identity_event.* does not exist/)
    expect(details?.error.stackTrace.length).toBeGreaterThan(0)
    expect(details?.tags).toEqual(['role:all', 'version:unknown'])
    expect(details?.userCustomData).toMatchObject({ path: verification.identity.path, times: 1 })
    const text = JSON.stringify(company.entries)
    for (const kept of [client.playerId, client.credentials.email, 'Robina'])
      expect(text).not.toContain(kept)
    expect(logged.join('')).toContain('a call failed')
  })

  it('are reported once a minute, with how often, and nothing else is reported', async () => {
    const client = await platform.signUp()
    for (let time = 0; time < 3; time++) await failCall(platform, client)
    // What the platform means to say is no failure.
    const body = { locale: 'xx' as 'en' }
    expect((await client.call(verification.startIdentity, { body })).status).toBe(400)
    expect(company.entries).toHaveLength(1)
    platform.clock.advance(60_000)
    await failCall(platform, client)
    await expect.poll(() => company.entries, { timeout: 4_000 }).toHaveLength(2)
    expect(company.entries[1]?.details.userCustomData).toMatchObject({ times: 4 })
  })

  it('are answered as ever while the company is away, which is counted', async () => {
    company.break('silent')
    platform.clock.advance(60_000)
    const client = await platform.signUp()
    const began = performance.now()
    expect(await failCall(platform, client)).toBe(500)
    expect(performance.now() - began).toBeLessThan(5_000)
    company.break(null)
    const sent = { provider: 'monitoring', outcome: 'sent' }
    expect(sumOf(await scrape(platform.url), 'marquee_provider_calls_total', sent)).toBe(2)
  })
})

describe('failures of a sandbox', () => {
  it('are kept for whoever looks, and the rest of the house has none', async () => {
    const platform = await makePlatform({ sandbox: true, log })
    try {
      const client = await platform.signUp()
      const kept = async () =>
        (
          await client.send<{ reports: { name: string; message: string }[] }>(
            'GET',
            '/sandbox/monitoring/platform',
          )
        ).body.reports
      expect(await kept()).toEqual([])
      await failCall(platform, client)
      await expect
        .poll(kept, { timeout: 4_000 })
        .toMatchObject([{ what: 'a call failed', role: 'all', times: 1 }])
    } finally {
      await platform.stop()
    }
  })
})
