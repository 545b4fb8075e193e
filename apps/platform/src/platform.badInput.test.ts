import { randomUUID } from 'node:crypto'
import { errorStatus } from '@marquee/contract'
import type { Call } from '@marquee/contract/schemas'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callsOf, clientFor, fillPath, rendererHeaders } from './testing/hardening.ts'
import type { Answer } from './testing/makeClient.ts'
import { makeClient } from './testing/makeClient.ts'
import { makePlatform, makeSignUp } from './testing/makePlatform.ts'

/** What a player owns and what protects the player: here every way to break in is tried first. */
const guarded = new Set([
  'account',
  'history',
  'passkeys',
  'player',
  'referral',
  'responsiblePlay',
  'restriction',
  'session',
  'socials',
  'terms',
  'verification',
])
/** The usual run tries the same requests each time; `BAD_INPUTS=2000` tries new ones. */
const usualSeed = 20_261_122

/** How many requests a call gets; `BAD_INPUTS` says it for all of them. */
const runsFor = ({ id }: Call): number => {
  const [domain = ''] = id.split('.')
  return Number(process.env.BAD_INPUTS ?? (guarded.has(domain) ? 2_000 : 50))
}

// Before the tests are listed: the list is what the platform answers.
const platform = await makePlatform()
afterAll(() => platform.stop())

/** What programs stumble over, beside what fast-check thinks of itself. */
const awkward = fc.constantFrom<unknown>(
  '\u0000',
  'a\u0000b@example.test',
  '\ud800',
  '',
  ' ',
  '../../etc/passwd',
  "'; drop table player; --",
  '%00',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  '-1',
  '1e999',
  'NaN',
  '9'.repeat(400),
  -0,
  2 ** 53,
  -(2 ** 31) - 1,
  1e308,
  null,
  true,
  [],
  {},
  '٣',
  '💥'.repeat(50),
  '<script>alert(1)</script>',
  '2026-02-31',
  '0000-00-00',
  '99999-01-01',
  randomUUID(),
)
const anything = fc.oneof(
  awkward,
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double(),
)

const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/** Objects with the schema's own keys holding anything, so that checks behind the first are reached. */
const shapedLike = <T>(schema: z.ZodType | undefined, value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...keysOf(schema), 'unasked'), value, { noNullPrototype: true })

/** Values that fit where the schema says how, so that one bad field among good ones is tried too. */
const plausible: Record<string, unknown> = {
  email: 'player@example.test',
  password: 'a long password',
  name: 'Robin',
  birthDay: '1990-05-17',
  state: 'OH',
  acceptedTerms: true,
  locale: 'en',
  code: 'x'.repeat(43),
  gameId: 1000,
  action: 'spin',
  stake: 20,
  reason: 'A good reason',
  decision: 'rejected',
  isAffiliate: true,
  active: true,
  role: 'support',
  brands: ['wireframe'],
}
const oneBadField = (schema: z.ZodType | undefined) => {
  const keys = keysOf(schema)
  const good = Object.fromEntries(
    keys.flatMap((key) => (key in plausible ? [[key, plausible[key]]] : [])),
  )
  return keys.length
    ? fc.tuple(fc.constantFrom(...keys), anything).map(([key, bad]) => ({ ...good, [key]: bad }))
    : fc.constant({})
}

const text = anything.map((value) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
)

const requestFor = (call: Call) =>
  fc.record({
    param: text,
    query: shapedLike(call.query, text),
    body: call.body
      ? fc.oneof(shapedLike(call.body, anything), oneBadField(call.body), anything)
      : fc.constant(undefined),
    type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x'),
  })

function expectDecent({ status, body }: Answer): void {
  expect(status, JSON.stringify(body)).toBeLessThan(500)
  if (status < 400) return
  expect(Object.keys(errorStatus)).toContain(body.error?.code)
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/)
}

/** URLs cannot carry lone surrogates; a browser replaces them before it sends. */
const encode = (value: string) => encodeURIComponent(value.toWellFormed()) || '%20'

describe.each(callsOf(platform))('$method $path ($id)', (call) => {
  const runs = runsFor(call)
  it(`answers ${runs} bad requests with a clear refusal or success, never with a failure`, async () => {
    let player = await clientFor(platform, call)
    let asked = 0
    await fc.assert(
      fc.asyncProperty(requestFor(call), async ({ param, query, body, type }) => {
        // Guests come from new addresses, and players change: a limit would answer in place of the checks.
        if (++asked % 200 === 0) player = await clientFor(platform, call)
        // Nor may a limit of one minute, or of many, stand before them.
        if (asked % 50 === 0) platform.clock.advance(60_000)
        const asker = ['player', 'staff'].includes(call.audience) ? player : platform.guest()
        const answer = await asker.send(
          call.method,
          fillPath(call, (name) => (name === 'brand' ? 'wireframe' : encode(param))),
          {
            body,
            query: Object.fromEntries(
              Object.entries(query).map(([key, value]) => [key, value.toWellFormed()]),
            ),
            ...(call.effect && { key: randomUUID() }),
            headers: {
              ...rendererHeaders(call),
              ...(body !== undefined && { 'content-type': type }),
            },
          },
        )
        expectDecent(answer)
        expect(answer.body.error?.code).not.toBe('rate-limited')
        // Logging out or signing up would leave the rest of the run to another audience.
        expect(call.audience === 'player' && answer.status === 401).toBe(false)
      }),
      { numRuns: runs, ...(process.env.BAD_INPUTS === undefined && { seed: usualSeed }) },
    )
  }, 120_000)
})

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

  it('a NUL character is answered 400, in a body as in a query', async () => {
    const guest = platform.guest()
    const form = makeSignUp({ name: 'Ro\0bin' })
    const query = { groupKey: 'pub\0lic' }
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
