import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeVisitor } from '@marquee/conformance/client'
import { afterEach, expect, it } from 'vitest'
import { makeProbe, makeProbeMetrics, printed } from './probe.ts'
import { visit } from './visit.ts'

const assignment = { email: 'probe@example.test', password: 'secret', gameId: 1, stake: 20 }
const whole = '<html><script type="module" src="/assets/one.js"></script><main></main></html>'

type Answers = Record<string, [status: number, body: unknown]>

/** What a brand answers whose every call is well; realtime is not there. */
const well: Answers = {
  'GET /': [200, whole],
  'GET /assets/one.js': [200, 'export {}'],
  'GET /rest/player/': [401, { error: { code: 'unauthorized' } }],
  'POST /rest/sign-in/': [200, { success: true, data: { login: 'probe' } }],
  'POST /rest/realtime/ticket/': [200, { success: true, data: { ticket: 't', lastSequence: 0 } }],
}

let server: Server | undefined
afterEach(() => server?.close())

/** A brand that answers like this; every request is kept. */
async function startBrand(answers: Answers) {
  const asked: string[] = []
  const keyOf = ({ method, url = '/' }: IncomingMessage) => `${method} ${url.split('?')[0]}`
  server = createServer((request, answer) => {
    asked.push(keyOf(request))
    const [status, body] = answers[keyOf(request)] ?? [404, { error: { code: 'not-found' } }]
    answer.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, asked }
}

const failedOf = async (answers: Answers) =>
  (await visit(makeVisitor((await startBrand(answers)).origin), assignment)).failed

it.each<[string, Answers, string, RegExp]>([
  ['a home that fails', { 'GET /': [500, 'oops'] }, 'home', /answered 500 \(oops\)/],
  ['half a page', { 'GET /': [200, '<html><main>'] }, 'home', /no whole page/],
  ['a home without a script', { 'GET /': [200, '<main></main></html>'] }, 'script', /no script/],
  [
    'a script that is gone',
    { 'GET /assets/one.js': [404, 'gone'] },
    'script',
    /one\.js answered 404/,
  ],
  [
    'a password that is wrong',
    { 'POST /rest/sign-in/': [401, { error: { code: 'wrong-credentials' } }] },
    'sign-in',
    /answered 401 \(wrong-credentials\)/,
  ],
  ['realtime that does not open', {}, 'realtime', /did not open/],
])('%s ends the visit there, and says why', async (_what, other, step, reason) => {
  expect(await failedOf({ ...well, ...other })).toEqual({
    step,
    reason: expect.stringMatching(reason),
  })
})

it('a brand that is not there fails at its home', async () => {
  const { origin } = await startBrand(well)
  await new Promise((resolve) => server?.close(resolve))
  const { failed, took } = await visit(makeVisitor(origin), assignment)
  expect(failed).toEqual({
    step: 'home',
    reason: expect.stringMatching(/answered nothing.*ECONNREFUSED/),
  })
  expect(took).toEqual({})
})

it('who is signed in stays so', async () => {
  const { origin, asked } = await startBrand({ ...well, 'GET /rest/player/': [200, { data: {} }] })
  await visit(makeVisitor(origin), assignment)
  expect(asked).not.toContain('POST /rest/sign-in/')
})

it('counts failures by step, and every step from the beginning', async () => {
  const { origin } = await startBrand({ ...well, 'GET /assets/one.js': [404, ''] })
  const metrics = makeProbeMetrics()
  const probe = makeProbe([origin], assignment, metrics, () => 0)
  const { host } = new URL(origin)
  const failures = async () =>
    (await metrics.failures.get()).values.map(({ labels, value }) => [labels.step, value])
  expect(await failures()).toContainEqual(['script', 0])
  const all = await probe.round()
  expect(await failures()).toContainEqual(['script', 1])
  expect(await failures()).toContainEqual(['sign-in', 0])
  expect(printed(all)).toMatch(new RegExp(`${host}  home \\d+  FAILED at script: `))
})
