import { randomUUID } from 'node:crypto'
import { type CardAction, player, verification } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  webhookSignatureHeader,
  webhookTimeHeader,
  signWebhook,
} from '@marquee/platform-kernel/webhook'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { sandboxIdentitySecret } from '@marquee/platform-identity/verification/sandbox'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
}, 60_000)
afterAll(() => platform.stop())

/** A player in the middle of a check; gives the check's id too. */
async function begin(): Promise<{ client: TestPlayer; check: string }> {
  const client = await platform.signUp()
  const { url } = (await client.ask(verification.startIdentity, { body: {} })).data
  return { client, check: new URL(url, platform.url).searchParams.get('check') ?? '' }
}

/** Presses a button of the provider's page. */
const press = (client: TestPlayer, check: string, outcome: string) =>
  client.send<{ text?: string }>('POST', `/sandbox/identity?check=${check}&lang=en`, {
    raw: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const identityOf = async (client: TestPlayer) => (await client.ask(verification.identity)).data
const profileOf = async (client: TestPlayer) => (await client.ask(player.profile)).data

describe('identity verification', () => {
  it('is open to a player who has not passed it', async () => {
    const client = await platform.signUp()
    expect(await identityOf(client)).toEqual({ status: null, canStart: true, history: [] })
    expect(await profileOf(client)).toMatchObject({
      documentConfirmStatus: null,
      autoVerificationData: {
        isEnabled: true,
        isAvailable: true,
        showOn: ['profile', 'cash'],
        providers: ['sandbox'],
        isTest: true,
      },
    })
  })

  it('VERIFY-11 RT-03 takes each status of the provider and tells every tab', async () => {
    const outcomes = {
      rejected: 'rejected',
      duplicateCredentials: 'duplicateCredentials',
      approved: 'verified',
    }
    const { client, check } = await begin()
    const tabs = [await listen(platform.url, client), await listen(platform.url, client)]
    for (const [status, stored] of Object.entries(outcomes)) {
      expect((await press(client, check, status)).status).toBe(204)
      for (const tab of tabs) {
        const isIt = ({ data }: { data: unknown }) => (data as { status: string }).status === status
        await tab.next('playerIdentityVerification', isIt)
      }
      expect((await identityOf(client)).status).toBe(status)
      expect((await profileOf(client)).documentConfirmStatus).toBe(stored)
    }
    for (const tab of tabs) tab.close()
    const { history } = await identityOf(client)
    expect(history.map(({ status }) => status)).toEqual([
      'approved',
      'duplicateCredentials',
      'rejected',
    ])
    expect(history.at(-1)?.reason).toBe('The picture could not be read.')
  })

  it.each<[string, CardAction, string]>([
    ['VERIFY-12', 'surveyRequired', 'pending'],
    ['VERIFY-13', 'needScanDocument', 'pending'],
    ['VERIFY-14 VERIFY-20', 'success', 'approved'],
    ['VERIFY-15 VERIFY-20', 'apple_pay_success', 'approved'],
    ['VERIFY-16 VERIFY-19', 'failed', 'rejected'],
    ['VERIFY-17', 'duplicate', 'duplicateCredentials'],
    ['VERIFY-18 VERIFY-19', 'apple_pay_failed', 'rejected'],
  ])('%s RT-06 takes %s of the card check, which makes it %s', async (_, action, status) => {
    const { client, check } = await begin()
    const tab = await listen(platform.url, client)
    await press(client, check, action)
    expect((await tab.next('playerVerification')).data).toEqual({ action })
    // Nothing is said of a check that goes on.
    const told = status === 'pending' ? [] : ['playerIdentityVerification' as const]
    for (const channel of told) expect((await tab.next(channel)).data).toEqual({ status })
    tab.close()
    expect(await identityOf(client)).toMatchObject({ status, history: [{ action, status }] })
  })

  it('VERIFY-20 VERIFY-21 VERIFY-22 VERIFY-23 is stored as verified once passed, and cannot be begun again', async () => {
    const { client, check } = await begin()
    await press(client, check, 'success')
    expect(await profileOf(client)).toMatchObject({
      documentConfirmStatus: 'verified',
      autoVerificationData: { isEnabled: false, isAvailable: false, showOn: [] },
    })
    expect((await identityOf(client)).canStart).toBe(false)
    const again = await client.call(verification.startIdentity, { body: {} })
    expect([again.status, again.body.error?.code]).toEqual([409, 'not-available'])
    await press(client, check, 'failed')
    expect((await profileOf(client)).documentConfirmStatus).toBe('verified')
  })

  it('shows the provider’s page in the player’s language, and none for an unknown check', async () => {
    const client = await platform.signUp()
    const { url } = (await client.ask(verification.startIdentity, { body: { locale: 'es' } })).data
    const page = await client.send<{ text: string }>('GET', url)
    expect(page.body.text).toContain('lang="es"')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(page.body.text.match(/<button/g)).toHaveLength(10)
    expect((await client.send('GET', '/sandbox/identity?check=no')).status).toBe(404)
    expect((await press(client, randomUUID(), 'approved')).status).toBe(409)
  })
})

describe('the provider’s webhook', () => {
  const send = (
    provider: string,
    body: string,
    {
      time = platform.clock.now(),
      secret = platform.surroundings.secretFor(sandboxIdentitySecret),
    } = {},
  ) =>
    platform.guest().send('POST', `/rest/verification/webhook/${provider}/`, {
      raw: body,
      headers: {
        'sec-fetch-site': null,
        [webhookTimeHeader]: String(time),
        [webhookSignatureHeader]: signWebhook(secret, time, body),
      },
    })
  const message = (check: string, overrides: object = {}) =>
    JSON.stringify({ id: randomUUID(), check, status: 'approved', ...overrides })

  it('is applied once, however often it comes', async () => {
    const { client, check } = await begin()
    const body = message(check, { status: 'rejected' })
    const statuses = [await send('sandbox', body), await send('sandbox', body)].map((a) => a.status)
    expect(statuses).toEqual([200, 200])
    expect((await identityOf(client)).history).toHaveLength(1)
  })

  it('is refused when it is forged, old, of no provider, or says nothing we know', async () => {
    const { client, check } = await begin()
    const refused = [
      await send('sandbox', message(check), { secret: 'guessed' }),
      await send('sandbox', message(check), { time: platform.clock.now() - 301_000 }),
      await send('another', message(check)),
      await send('sandbox', message(randomUUID())),
      await send('sandbox', message(check, { status: 'godlike' })),
      await send('sandbox', '{'),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 404, 404, 400, 400])
    expect((await identityOf(client)).status).toBeNull()
  })

  it('does not exist where no provider is connected, and nothing can be begun there', async () => {
    const production = await makePlatform()
    const client = await production.signUp()
    const { status } = await client.call(verification.startIdentity, { body: {} })
    expect(status).toBe(409)
    expect((await client.ask(player.profile)).data.autoVerificationData).toMatchObject({
      isEnabled: false,
      isAvailable: false,
      providers: [],
    })
    const webhook = await client.send('POST', '/rest/verification/webhook/sandbox/', { raw: '{}' })
    expect(webhook.status).toBe(404)
    await production.stop()
  })
})
