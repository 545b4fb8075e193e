import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import {
  callsAbout,
  expectDecent,
  guarded,
  sendBadRequests,
  sendUnknownFields,
} from './testing/badRequests.ts'
import { callsOf } from './testing/hardening.ts'
import { makeClient } from './testing/makeClient.ts'
import { makePlatform, makeSignUp } from './testing/makePlatform.ts'

// Before the tests are listed: the list is what the platform answers.
const platform = await makePlatform()
afterAll(() => platform.stop())

// Those of what a player owns and what protects the player have files of their own, and four times as many requests.
const theirs = new Set(callsAbout(platform, Object.values(guarded).flat()))
sendBadRequests(
  platform,
  callsOf(platform).filter((call) => !theirs.has(call)),
  20,
)

sendUnknownFields(platform, callsOf(platform))

describe('requests that no browser sends', () => {
  it.each([
    ['GET', '/api/rest/translations/%E0%A4%A'],
    ['GET', '/api/rest/translations/%00'],
    ['GET', '/rest/game/%FF/'],
    ['GET', '/rest/player/?%'],
    ['PATCH', '/rest/player/'],
  ])('%s %s is refused, not failed', async (method, path) => {
    expectDecent(await platform.guest().send(method, path))
  })

  it.each(['{', '[1,', '\u0000', '"\\ud800"', `${'['.repeat(30_000)}${']'.repeat(30_000)}`])(
    'a body that is not the object asked for (%#) is answered 400',
    async (raw) => {
      const { status, body } = await platform
        .guest()
        .send('POST', '/rest/sign-in/', { raw, key: randomUUID() })
      expect([status, body.error?.code]).toEqual([400, 'invalid-input'])
    },
  )

  it('a body larger than any form is refused while it is read', async () => {
    const raw = JSON.stringify({ email: 'a'.repeat(64 * 1024), password: 'b' })
    const { status, body } = await platform
      .guest()
      .send('POST', '/rest/sign-in/', { raw, key: randomUUID() })
    expect([status, body.error?.code]).toEqual([413, 'payload-too-large'])
  })

  it.each([
    ['a NUL character', '\0'],
    ['half of a surrogate pair', '\uD83D'],
  ])('%s is answered 400, in a body as in a query', async (_name, text) => {
    const guest = platform.guest()
    const form = makeSignUp({ name: `Ro${text}bin` })
    const query = { groupKey: `pub\0lic` }
    const answers = [
      await guest.send('POST', '/rest/sign-up/', { body: form, key: randomUUID() }),
      await guest.send('GET', '/api/rest/games/get-cached-games', { query }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
  })

  it('a host of no brand is answered 404', async () => {
    const stranger = makeClient({ url: platform.url, host: 'unknown.example' })
    expect((await stranger.send('GET', '/rest/app/init/')).status).toBe(404)
  })
})
