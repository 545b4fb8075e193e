import { randomUUID } from 'node:crypto'
import { errorStatus } from '@marquee/contract'
import { openApiDocument, requestExample } from '@marquee/contract/openapi'
import type { Call } from '@marquee/contract/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '../contract.ts'
import { callsOf, clientFor, fillPath, rendererHeaders } from './hardening.ts'
import { type Answer, type CallInput, makeClient, type TestClient } from './makeClient.ts'
import type { TestPlatform } from './makePlatform.ts'
import { backOfficeHost } from './makeStaff.ts'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'

/** The usual run tries the same few requests each time; `BAD_INPUTS=500` tries new ones, as each night. */
const usualSeed = 20_261_122

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
const shapedLike = <T>(schema: z.ZodType | undefined, value: fc.Arbitrary<T>) => {
  const keys = keysOf(schema)
  if (!keys.length) return fc.constant<Record<string, T>>({})
  return fc.dictionary(fc.constantFrom(...keys), value, { noNullPrototype: true })
}

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

/** Fails when an answer is a failure, or tells what is behind it. */
export function expectDecent({ status, body }: Answer): void {
  expect(status, JSON.stringify(body)).toBeLessThan(500)
  if (status < 400) return
  expect(Object.keys(errorStatus)).toContain(body.error?.code)
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/)
}

/** URLs cannot carry lone surrogates; a browser replaces them before it sends. */
const encode = (value: string) => encodeURIComponent(value.toWellFormed()) || '%20'

/** What a player owns, and what protects the player: here every way to break in is tried first. */
export const guarded = {
  account: ['account', 'fairness', 'history', 'passkeys', 'player', 'session', 'socials'],
  protection: ['referral', 'responsiblePlay', 'restriction', 'terms', 'verification'],
}

/** Calls of a platform about some domains. */
export const callsAbout = (platform: TestPlatform, domains: readonly string[]): Call[] =>
  callsOf(platform).filter(({ id }) => domains.includes(id.split('.')[0] ?? ''))

const document = openApiDocument(contract)

/** What a call takes with one field more, in each place; and which fields the answer has to name. */
function unknownFields(call: Call): { place: string; fields: string[]; input: CallInput }[] {
  const { query, body } = requestExample(document, call)
  const asked = query as Record<string, string>
  const fields = (schema: z.ZodType | undefined, sent: unknown) =>
    schema instanceof z.ZodObject ? keysOf(schema) : Object.keys(sent ?? {})
  const inQuery = { query: { ...asked, unasked: '1' }, body }
  const inBody = { query: asked, body: { ...(body as object), unasked: 1 } }
  return [
    // The address of a page travels as it is: every name is one that its call knows.
    ...(call.query instanceof z.ZodRecord
      ? []
      : [{ place: 'query', fields: fields(call.query, query), input: inQuery }]),
    ...(call.method === 'GET' || call.accepts
      ? []
      : [{ place: 'body', fields: fields(call.body, body), input: inBody }]),
  ]
}

/** Sends to each of some calls what it takes and one field that it does not name. */
export function sendUnknownFields(platform: TestPlatform, calls: Call[]): void {
  let signedUp: Promise<TestClient> | undefined
  const staff = makeClient({ url: platform.url, host: backOfficeHost, ip: '192.0.2.251' })
  const askerOf = async ({ audience }: Call) => {
    if (audience === 'staff') return staff
    return audience === 'player' || audience === 'affiliate'
      ? (signedUp ??= platform.signUp())
      : platform.guest()
  }
  it.each(calls)(
    '$id refuses a field that it does not name, and says which there are',
    async (call) => {
      const { params } = requestExample(document, call)
      const path = fillPath(call, (name) => encode(String(params[name])))
      for (const { place, fields, input } of unknownFields(call)) {
        const { status, body } = await (
          await askerOf(call)
        ).send(call.method, path, {
          ...input,
          ...(call.effect && { key: randomUUID() }),
          headers: rendererHeaders(call),
        })
        const message = `Unknown field; ${fields.length ? `the fields are ${fields.join(', ')}` : 'there are none'}`
        expect([status, body.error?.code, body.error?.details], place).toEqual([
          400,
          'invalid-input',
          [{ path: 'unasked', message }],
        ])
        expect(body.error?.message).toContain(`The ${place} is not what this call takes: unasked:`)
      }
    },
  )
}

/** Sends bad requests to each of some calls; `BAD_INPUTS` says how many in place of `usual`. */
export function sendBadRequests(platform: TestPlatform, calls: Call[], usual: number): void {
  const { BAD_INPUTS } = readTests()
  const runs = BAD_INPUTS ?? usual
  describe.each(calls)('$method $path ($id)', (call) => {
    it(`answers ${runs} bad requests with a clear refusal or success, never with a failure`, async () => {
      let player = await clientFor(platform, call)
      let asked = 0
      await fc.assert(
        fc.asyncProperty(requestFor(call), async ({ param, query, body, type }) => {
          // Guests come from new addresses, and players change: a limit would answer in place of the checks.
          if (++asked % 200 === 0) player = await clientFor(platform, call)
          // Nor may a limit of one minute, or of many, stand before them.
          if (asked % 50 === 0) platform.clock.advance(60_000)
          const asker = ['player', 'affiliate', 'staff'].includes(call.audience)
            ? player
            : platform.guest()
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
        { numRuns: runs, ...(BAD_INPUTS === undefined && { seed: usualSeed }) },
      )
    }, 120_000)
  })
}
