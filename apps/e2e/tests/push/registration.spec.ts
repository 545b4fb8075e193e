import type { Page } from '@playwright/test'
import { test as plain } from '@playwright/test'
import { brandOf } from '../../support/brands.ts'
import {
  brand,
  changeRecord,
  enter,
  expect,
  readRecord,
  relay,
  subscribeWithoutService,
  test,
  turnPush,
} from './device.ts'
import { requestsOf } from '../../support/clientSide.ts'

const day = 86_400_000

/** The flow has begun: the provider's library is being fetched. */
const libraryLoaded = (page: Page) =>
  page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('FIS_v2'),
  )

const register = ['POST /installations', 'POST /registrations']

test('PUSH-01 PUSH-08 CALL-07 CALL-09 registers a player who turns notifications on', async ({
  device: { page, provider, said, turn, asked },
}) => {
  expect(asked()).toEqual([])
  await turn(true)
  await expect.poll(asked).toEqual(register)
  const [installation, registration] = provider.calls
  expect(installation?.body).toEqual({
    fid: expect.stringMatching(/^[cdef][\w-]{21}$/),
    appId: expect.stringContaining(':web:'),
    authVersion: 'FIS_v2',
    sdkVersion: expect.stringMatching(/^w:/),
  })
  expect(registration?.body).toEqual({
    web: expect.objectContaining({
      endpoint: 'https://push.test/send/first',
      auth: expect.stringMatching(/^[\w-]{22}$/),
      p256dh: expect.stringMatching(/^[\w-]{87}$/),
      applicationPubKey: expect.stringMatching(/^B[\w-]{86}$/),
    }),
  })
  await expect.poll(() => readRecord(page, 'token')).not.toBeNull()
  expect(await readRecord(page, 'token')).toEqual({
    token: 'push-2',
    createTime: expect.any(Number),
    subscriptionOptions: {
      auth: expect.any(String),
      p256dh: expect.any(String),
      endpoint: 'https://push.test/send/first',
      swScope: `${brand.origin}/`,
      vapidKey: expect.any(String),
    },
  })
  expect(said.errors).toEqual([])
})

plain(
  'PUSH-01 CALL-07 CALL-09 a device of another brand is on the list of its own provider',
  async ({ page, context }) => {
    const tao = brandOf('tao')
    await context.addInitScript(subscribeWithoutService)
    await context.grantPermissions(['notifications'], { origin: tao.origin })
    await enter(page, tao)
    await turnPush(page, true)
    await expect.poll(() => readRecord(page, 'token')).not.toBeNull()
    const record = (await readRecord(page, 'token')) as unknown as { token: string }
    const { devices } = (await (
      await page.request.get(`${tao.origin}${relay}/devices`)
    ).json()) as { devices: { token: string; endpoint: string }[] }
    expect(devices).toContainEqual(
      expect.objectContaining({ token: record.token, endpoint: 'https://push.test/send/first' }),
    )
  },
)

test('PUSH-24 speaks to nobody about push but the provider', async ({
  device: { page, turn, asked },
}) => {
  const elsewhere = new Set<string>()
  page.on('request', (request) => elsewhere.add(new URL(request.url()).host))
  const own: { pathname: string; body: string }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith(relay)) own.push({ pathname, body: request.postData() ?? '' })
  })
  await turn(true)
  await expect.poll(() => readRecord(page, 'token')).not.toBeNull()
  expect(asked()).toEqual(register)
  // The relay stands in for the provider's own hosts. The brand's platform hears the token that PUSH-12
  // tells, once, and of the subscription nobody but the provider does.
  expect([...elsewhere].filter((host) => host !== new URL(brand.origin).host)).toEqual([])
  const told = () => own.filter(({ body }) => body.includes('push-2') || body.includes('push.test'))
  await expect.poll(() => told().map(({ pathname }) => pathname)).toEqual(['/rest/inbox/devices/'])
  expect(JSON.parse(told()[0]?.body ?? '')).toEqual({ token: 'push-2', locale: 'en' })
})

test('PUSH-25 CALL-07 tries an installation once more after a 5xx', async ({
  device: { provider, said, turn, asked },
}) => {
  const broken = { status: 503, body: { error: { code: 503, message: 'later', status: 'X' } } }
  provider.answerNext('POST', '/installations', broken)
  await turn(true)
  await expect.poll(asked).toEqual(['POST /installations', ...register])
  expect(said.errors.filter((text) => text.startsWith('Push'))).toEqual([])
})

test('PUSH-09 ERR-18 asks again after a refused registration and logs the refusal', async ({
  device: { page, provider, said, turn, asked },
}) => {
  const refused = { status: 403, body: { error: { code: 403, message: 'not now' } } }
  provider.answerNext('POST', '/registrations', refused, refused)
  const began = performance.now()
  await turn(true)
  await expect.poll(asked).toEqual([...register, ...Array(2).fill('POST /registrations')])
  expect(performance.now() - began).toBeGreaterThan(2000)
  await expect.poll(() => readRecord(page, 'token')).not.toBeNull()
  const logged = said.errors.filter((text) => text.includes('token subscribe failure'))
  expect(logged).toHaveLength(2)
  expect(logged[0]).toContain('A problem occurred while subscribing the user to FCM: not now')
})

test('PUSH-13 CALL-10 keeps a token for 7 days, then refreshes it', async ({
  device: { page, provider, turn, asked },
}) => {
  await turn(true)
  await expect.poll(() => readRecord(page, 'token')).not.toBeNull()
  const { createTime } = (await readRecord(page, 'token')) as unknown as { createTime: number }

  await changeRecord(page, 'token', { createTime: createTime - 7 * day + 60_000 })
  const library = libraryLoaded(page)
  const requests = requestsOf(page)
  await page.reload()
  await library
  await requests.quiet()
  expect(asked()).toEqual(register)

  await changeRecord(page, 'token', { createTime: createTime - 7 * day })
  await page.reload()
  await expect.poll(asked).toEqual([...register, 'PATCH /registrations/push-2'])
  expect(provider.calls.at(-1)?.body).toEqual(provider.calls[1]?.body)
  await expect
    .poll(async () => (await readRecord(page, 'token')) as unknown)
    .toEqual(expect.objectContaining({ token: 'push-3' }))
})

test('PUSH-14 CALL-11 replaces a token when the subscription has changed', async ({
  device: { page, provider, turn, asked },
}) => {
  await turn(true)
  await expect.poll(() => readRecord(page, 'token')).not.toBeNull()
  await page.evaluate(() =>
    localStorage.setItem('test:push-endpoint', 'https://push.test/send/second'),
  )
  await page.reload()
  await expect
    .poll(asked)
    .toEqual([...register, 'DELETE /registrations/push-2', 'POST /registrations'])
  expect(provider.calls.at(-1)?.body).toEqual({
    web: expect.objectContaining({ endpoint: 'https://push.test/send/second' }),
  })
})

test('CALL-11 takes the device off the list when notifications are turned off', async ({
  device: { page, turn, asked },
}) => {
  await turn(true)
  await expect.poll(() => readRecord(page, 'token')).not.toBeNull()
  await turn(false)
  await expect.poll(asked).toEqual([...register, 'DELETE /registrations/push-2'])
  await expect.poll(() => readRecord(page, 'token')).toBeNull()
  const requests = requestsOf(page)
  await page.reload()
  await requests.quiet()
  expect(asked()).toHaveLength(3)
})
