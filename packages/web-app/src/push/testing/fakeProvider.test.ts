import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeProvider, startFakeProvider } from './fakeProvider.ts'

let provider: FakeProvider
beforeEach(async () => {
  provider = await startFakeProvider()
})
afterEach(() => provider.close())

const call = async (method: string, path: string, headers: object, body?: object) => {
  const response = await fetch(`${provider.origin}/v1/projects/p${path}`, {
    method,
    headers: { 'x-goog-api-key': 'key', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const installation = { fid: 'f', appId: 'a', authVersion: 'FIS_v2', sdkVersion: 'w:1' }
const web = { endpoint: 'https://push.test/1', auth: 'a', p256dh: 'p' }
const authorised = { 'x-goog-firebase-installations-auth': 'FIS auth-1' }

describe('the fake provider', () => {
  it('refuses an installation that lacks one of its four fields', async () => {
    expect((await call('POST', '/installations', {}, installation)).status).toBe(200)
    for (const field of Object.keys(installation)) {
      const { status } = await call('POST', '/installations', {}, { ...installation, [field]: '' })
      expect(status, field).toBe(400)
    }
  })

  it('refuses a registration without its keys or without an auth token', async () => {
    expect((await call('POST', '/registrations', authorised, { web })).status).toBe(200)
    expect((await call('POST', '/registrations', {}, { web })).status).toBe(401)
    const lacking = { web: { ...web, p256dh: '' } }
    expect((await call('PATCH', '/registrations/t', authorised, lacking)).status).toBe(400)
    expect((await call('DELETE', '/registrations/t', authorised)).status).toBe(200)
  })

  it('answers as planned, once for each plan, and notes every call', async () => {
    provider.answerNext('POST', '/installations', { status: 503, body: {} })
    expect((await call('POST', '/installations', {}, installation)).status).toBe(503)
    expect((await call('POST', '/installations', {}, installation)).status).toBe(200)
    expect(provider.calls.map(({ path }) => path)).toEqual([
      '/projects/p/installations',
      '/projects/p/installations',
    ])
  })
})
