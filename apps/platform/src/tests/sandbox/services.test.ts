import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
}, 60_000)
afterAll(() => platform.stop())

const project = '/sandbox/push-provider/v1/projects/marquee-sandbox'
const device = { fid: 'a-device', appId: '1:1:web:1', authVersion: 'FIS_v2', sdkVersion: 'w:1' }
const web = { endpoint: 'https://push.example/1', auth: 'auth', p256dh: 'key' }
const authorised = { 'x-goog-firebase-installations-auth': 'FIS auth-1' }

describe('the push provider of the sandbox', () => {
  it('installs, registers and forgets a device as the provider does (CALL-07, CALL-08, CALL-09, CALL-11)', async () => {
    const tao = platform.guest({ brand: 'tao' })
    const devices = async (brand: string) => {
      const { body } = await platform
        .guest({ brand })
        .send<{ devices: { token: string; endpoint: string }[] }>(
          'GET',
          '/sandbox/push-provider/devices',
        )
      return body.devices
    }
    const installed = await tao.send<{ refreshToken: string }>('POST', `${project}/installations`, {
      body: device,
      headers: { 'x-goog-api-key': 'sandbox' },
    })
    expect(installed.body).toMatchObject({ fid: 'a-device', authToken: { expiresIn: '604800s' } })
    const refreshed = await tao.send(
      'POST',
      `${project}/installations/a-device/authTokens:generate`,
      {
        body: {},
        headers: { authorization: `FIS_v2 ${installed.body.refreshToken}` },
      },
    )
    expect(refreshed.body).toMatchObject({ token: expect.stringMatching(/^auth-/) })
    const registered = await tao.send<{ token: string }>('POST', `${project}/registrations`, {
      body: { web },
      headers: authorised,
    })
    const { token } = registered.body
    expect(await devices('tao')).toMatchObject([{ token, endpoint: web.endpoint }])
    expect(await devices('nlc')).toEqual([])
    const patched = await tao.send<{ token: string }>(
      'PATCH',
      `${project}/registrations/${token}`,
      {
        body: { web: { ...web, endpoint: 'https://push.example/2' } },
        headers: authorised,
      },
    )
    expect(await devices('tao')).toMatchObject([{ endpoint: 'https://push.example/2' }])
    await tao.send('DELETE', `${project}/registrations/${patched.body.token}`, {
      headers: authorised,
    })
    expect(await devices('tao')).toEqual([])
  })

  it.each([
    [
      'a device without an id',
      'installations',
      { ...device, fid: '' },
      { 'x-goog-api-key': 'k' },
      400,
    ],
    ['a call without a key', 'installations', device, {}, 401],
    ['a registration without an auth token', 'registrations', { web }, {}, 401],
    [
      'a subscription without its keys',
      'registrations',
      { web: { endpoint: 'x' } },
      authorised,
      400,
    ],
  ])('refuses %s', async (_, path, body, headers, status) => {
    const answered = await platform
      .guest({ brand: 'tao' })
      .send('POST', `${project}/${path}`, { body, headers })
    expect(answered.status).toBe(status)
  })
})

describe('what pages report', () => {
  it('is listed for the brand that it came from', async () => {
    const tao = platform.guest({ brand: 'tao' })
    const report = { details: { error: { message: 'broken' } } }
    await tao.send('POST', '/sandbox/monitoring/entries?apikey=sandbox', { body: report })
    expect((await tao.send('GET', '/sandbox/monitoring')).body).toEqual({
      reports: [{ path: '/entries', content: report }],
    })
    const other = platform.guest({ brand: 'nlc' })
    expect((await other.send('GET', '/sandbox/monitoring')).body).toEqual({ reports: [] })
  })
})

describe('the messenger of the sandbox', () => {
  it('answers in the language it is asked in, and refuses an empty message', async () => {
    const guest = platform.guest({ brand: 'tao' })
    const ask = (text: string, locale: string) =>
      guest.send<{ text: string }>('POST', '/sandbox/chat', { body: { text, locale } })
    expect((await ask('Hello', 'en')).body.text).toMatch(/^Thanks for your message/)
    expect((await ask('Hola', 'es')).body.text).toMatch(/^Gracias por tu mensaje/)
    expect((await ask(' ', 'en')).status).toBe(400)
  })
})

it('nothing of it is there without a sandbox', async () => {
  const real = await makePlatform()
  try {
    for (const path of ['/sandbox/chat.js', '/sandbox/tags.js', '/sandbox/push-provider/devices'])
      expect((await real.guest({ brand: 'tao' }).send('GET', path)).status).toBe(404)
  } finally {
    await real.stop()
  }
}, 60_000)
