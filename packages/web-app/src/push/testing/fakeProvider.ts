import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call that the provider's library made. */
export interface ProviderCall {
  method: string
  /** Path without the version, for example `/projects/demo/installations`. */
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

interface Answer {
  status: number
  body: object
}

export interface FakeProvider {
  /** `http://127.0.0.1:<port>`: stands for every origin of the provider. */
  origin: string
  /** Every call so far, oldest first. */
  calls: ProviderCall[]
  /** The next calls to this method and path end are answered with this instead. */
  answerNext(method: string, pathEnd: string, ...answers: Answer[]): void
  /** Lifetime in s of the auth tokens it hands out; a week unless told. */
  authTokenSeconds: number
  close(): Promise<void>
}

const refusal = (status: number, message: string): Answer => ({
  status,
  body: { error: { code: status, message, status: 'INVALID_ARGUMENT' } },
})

const isText = (value: unknown): boolean => typeof value === 'string' && value.length > 0

/** What a call lacks of what the provider asks for, or null. */
function lackOf(call: ProviderCall, wanted: string[], holder: Record<string, unknown>) {
  const missing = wanted.filter((field) => !isText(holder[field]))
  if (missing.length) return `missing ${missing.join(', ')}`
  return isText(call.headers['x-goog-api-key']) ? null : 'missing x-goog-api-key'
}

function makeAnswer(call: ProviderCall, serial: number, lifetime: number): Answer {
  const { method, path, body, headers } = call
  const authToken = { token: `auth-${serial}`, expiresIn: `${lifetime}s` }
  if (method === 'POST' && path.endsWith('/installations')) {
    const lack = lackOf(call, ['fid', 'appId', 'authVersion', 'sdkVersion'], body)
    if (lack) return refusal(400, lack)
    const { fid } = body
    return { status: 200, body: { name: path, fid, refreshToken: `refresh-${serial}`, authToken } }
  }
  if (method === 'POST' && path.endsWith('/authTokens:generate')) {
    const authorised = headers.authorization?.startsWith('FIS_v2 refresh-')
    return authorised ? { status: 200, body: authToken } : refusal(401, 'missing refresh token')
  }
  if (!/\/registrations(\/[\w-]+)?$/.test(path)) return refusal(404, `no such resource: ${path}`)
  if (!String(headers['x-goog-firebase-installations-auth']).startsWith('FIS auth-')) {
    return refusal(401, 'missing installation auth token')
  }
  if (method === 'DELETE') return { status: 200, body: {} }
  const lack = lackOf(call, ['endpoint', 'auth', 'p256dh'], (body['web'] ?? {}) as typeof body)
  return lack ? refusal(400, lack) : { status: 200, body: { token: `push-${serial}` } }
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}

/**
 * Answers the calls of the provider's library as the provider does: installations, their auth tokens
 * and push registrations. Refuses what the provider would refuse, so that a wrong call fails a test.
 */
export async function startFakeProvider(): Promise<FakeProvider> {
  const planned: { method: string; pathEnd: string; answer: Answer }[] = []
  const calls: ProviderCall[] = []
  const server = createServer(async (request, response) => {
    const { method = 'GET', headers } = request
    const path = (request.url ?? '').replace(/^\/v1/, '').replace(/\?.*$/, '')
    const call = { method, path, headers, body: await readBody(request) }
    calls.push(call)
    const index = planned.findIndex((one) => one.method === method && path.endsWith(one.pathEnd))
    const [plan] = index < 0 ? [] : planned.splice(index, 1)
    const answer = plan?.answer ?? makeAnswer(call, calls.length, fake.authTokenSeconds)
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeProvider = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    authTokenSeconds: 604_800,
    answerNext(method, pathEnd, ...answers) {
      planned.push(...answers.map((answer) => ({ method, pathEnd, answer })))
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return fake
}
