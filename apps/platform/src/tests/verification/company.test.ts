import { randomUUID } from 'node:crypto'
import { player, verification } from '@marquee/contract'
import { startVeriff, type TestVeriff } from '@marquee/platform-providers/testing/veriff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { scrape, sumOf } from '@marquee/drills/alerts/readMetrics'

let company: TestVeriff
let platform: TestPlatform

beforeAll(async () => {
  company = await startVeriff()
  const { url, key, secret } = company
  platform = await makePlatform({ accounts: { identity: { url, key, secret } } })
}, 60_000)
afterAll(async () => {
  await platform.stop()
  await company.stop()
})

const start = (client: TestPlayer, key: string = randomUUID()) =>
  client.call(verification.startIdentity, { body: { locale: 'es' }, key })
const identityOf = async (client: TestPlayer) => (await client.ask(verification.identity)).data

/** The check that the company was asked for last. */
const lastCheck = (): string => {
  const { body = '{}' } = company.taken.at(-1) ?? {}
  return (JSON.parse(body) as { verification: { vendorData: string } }).verification.vendorData
}

async function begin(): Promise<{ client: TestPlayer; check: string }> {
  const client = await platform.signUp()
  expect((await start(client)).status).toBe(200)
  return { client, check: lastCheck() }
}

const send = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  platform.guest().send('POST', '/rest/verification/webhook/veriff/', {
    raw: body,
    headers: { 'sec-fetch-site': null, ...headers },
  })

describe('a company that checks identities', () => {
  it('VERIFY-05 is asked for a check, whose page is shown in the language of the player', async () => {
    const client = await platform.signUp()
    expect((await client.ask(player.profile)).data.autoVerificationData).toMatchObject({
      isAvailable: true,
      providers: ['veriff'],
      isTest: false,
    })
    const { status, body } = await start(client)
    expect(status).toBe(200)
    expect(body.data?.provider).toBe('veriff')
    expect(body.data?.url).toMatch(new RegExp(`^${company.url}v/[\\w-]+\\?lang=es$`))
  })

  it('is asked once for the same check, and again for another', async () => {
    const client = await platform.signUp()
    const key = randomUUID()
    const asked = company.taken.length
    const [first, second] = [await start(client, key), await start(client, key)]
    expect(first.body.data).toEqual(second.body.data)
    expect(company.taken.length - asked).toBe(1)
    const third = await start(client)
    expect(third.body.data?.url).not.toBe(first.body.data?.url)
    expect(company.taken.length - asked).toBe(2)
  })

  it('is asked once where the same comes twice at the same time', async () => {
    const client = await platform.signUp()
    const key = randomUUID()
    const asked = company.taken.length
    const statuses = (await Promise.all([start(client, key), start(client, key)])).map(
      ({ status }) => status,
    )
    expect(company.taken.length - asked).toBe(1)
    expect(statuses).toContain(200)
    expect((await start(client, key)).status).toBe(200)
    expect(company.taken.length - asked).toBe(1)
  })

  it('holds no transaction while the company thinks', async () => {
    const client = await platform.signUp()
    const asked = company.taken.length
    let isAnswered = false
    company.break('slow')
    const waiting = start(client).finally(() => (isAnswered = true))
    await expect
      .poll(() => company.taken.length, { interval: 10, timeout: 10_000 })
      .toBeGreaterThan(asked)
    const held = platform.kernel.db
      .selectFrom('player')
      .select('id')
      .where('id', '=', client.playerId)
      .forUpdate()
      .noWait()
    expect(await held.execute()).toHaveLength(1)
    expect(isAnswered).toBe(false)
    expect((await waiting).status).toBe(200)
    company.break(null)
  }, 20_000)

  it('VERIFY-11 RT-03 VERIFY-21 decides by a signed webhook, which every tab hears of', async () => {
    const { client, check } = await begin()
    const tab = await listen(platform.url, client)
    expect((await send(company.decide(check, { status: 'approved' }))).status).toBe(200)
    expect((await tab.next('playerIdentityVerification')).data).toEqual({ status: 'approved' })
    tab.close()
    expect((await client.ask(player.profile)).data.documentConfirmStatus).toBe('verified')
    expect((await start(client)).status).toBe(409)
  })

  it('tells the player what to mend, and lets them begin again', async () => {
    const { client, check } = await begin()
    const told = { status: 'resubmission_requested', reasonCode: 204, reason: 'Poor image quality' }
    expect((await send(company.decide(check, told))).status).toBe(200)
    expect(await identityOf(client)).toMatchObject({
      status: 'rejected',
      canStart: true,
      history: [{ status: 'rejected', reason: 'Poor image quality' }],
    })
    expect((await start(client)).status).toBe(200)
  })

  it('is heard once, however often it says the same', async () => {
    const { client, check } = await begin()
    const webhook = company.decide(check, { status: 'declined', reasonCode: 110 })
    const statuses = [await send(webhook), await send(webhook)].map(({ status }) => status)
    expect(statuses).toEqual([200, 200])
    expect((await identityOf(client)).history).toHaveLength(1)
    expect((await identityOf(client)).status).toBe('duplicateCredentials')
  })

  it('is not played by anybody else: a wrong signature is refused, and counted', async () => {
    const { client, check } = await begin()
    const { body, headers } = company.decide(check, { status: 'approved' })
    const forged = [
      { body: body.replace('ANN', 'EVA'), headers },
      { body, headers: { ...headers, 'x-hmac-signature': 'f'.repeat(64) } },
      { body, headers: { 'content-type': 'application/json' } },
    ]
    for (const one of forged) expect((await send(one)).status).toBe(403)
    expect((await identityOf(client)).status).toBeNull()
    const labels = { provider: 'identity', outcome: 'refused' }
    expect(sumOf(await scrape(platform.url), 'marquee_webhooks_total', labels)).toBe(3)
  })

  it('is taken at its word where it decides nothing, and refused for checks that are not ours', async () => {
    const { client, check } = await begin()
    expect((await send(company.decide(check, { status: 'expired' }))).status).toBe(200)
    expect(await identityOf(client)).toMatchObject({ status: null, history: [] })
    expect((await send(company.decide(randomUUID(), { status: 'approved' }))).status).toBe(404)
    const sandbox = await platform
      .guest()
      .send('POST', '/rest/verification/webhook/sandbox/', { raw: '{}' })
    expect(sandbox.status).toBe(404)
  })

  it('is away: the call says when to come back, and the same call works then', async () => {
    const client = await platform.signUp()
    const key = randomUUID()
    company.break('failing')
    const away = await start(client, key)
    expect([away.status, away.body.error?.code]).toEqual([503, 'unavailable'])
    expect(away.headers['retry-after']).toBe('30')
    company.break(null)
    const back = await start(client, key)
    expect([back.status, back.body.data?.provider]).toEqual([200, 'veriff'])
    const counted = async (outcome: string) => {
      const labels = { provider: 'identity', outcome }
      return sumOf(await scrape(platform.url), 'marquee_provider_calls_total', labels)
    }
    expect(await counted('unavailable')).toBeGreaterThan(0)
    expect(await counted('begun')).toBeGreaterThan(0)
  })
})
