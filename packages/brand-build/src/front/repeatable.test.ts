import { createServer, request, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFrontMetrics } from './metrics.ts'
import { makePlatformFetch } from './platformFetch.ts'
import { makePlatformProxy } from './platformProxy.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.closeAllConnections()))

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What reached the platform, as method and body. */
let heard: string[]
let platform: string
/** A platform that answers once on a connection, and closes it at the second request without a word. */
beforeEach(async () => {
  heard = []
  const used = new WeakSet<object>()
  platform = await listen((asked, answer) => {
    if (used.has(asked.socket)) return void asked.socket.destroy()
    used.add(asked.socket)
    let body = ''
    asked.on('data', (piece: Buffer) => (body += piece.toString()))
    asked.on('end', () => {
      heard.push(`${asked.method} ${body.slice(0, 20)}`)
      answer.end('{}')
    })
  })
})

const metrics = () => makeFrontMetrics()

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

function ask(url: string, { method = 'GET', headers = {}, body = '' }: Sent = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {}
    const sent = request(`${url}/rest/`, { method, headers: { ...length, ...headers } })
    sent.once('response', (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

const key = { 'idempotency-key': 'one' }

describe('a connection that the platform closes as it is used', () => {
  it.each<[string, Sent, number]>([
    ['a reading call is asked again', {}, 200],
    [
      'an act with a key is sent again, whole',
      { method: 'POST', headers: key, body: '{"stake":20}' },
      200,
    ],
    ['an act without a key is not', { method: 'POST', body: '{"stake":20}' }, 503],
    [
      'a document is not: it was passed on as it came',
      { method: 'POST', headers: key, body: 'x'.repeat(70_000) },
      503,
    ],
  ])('%s', async (_what, sent, status) => {
    const proxy = makePlatformProxy(platform, metrics())
    const front = await listen((asked, answer) => proxy.call(asked, answer))
    expect(await ask(front)).toBe(200)
    expect(await ask(front, sent)).toBe(status)
    const { method = 'GET', body = '' } = sent
    expect(heard).toEqual(['GET ', ...(status === 200 ? [`${method} ${body}`] : [])])
    proxy.close()
  })

  it('a page asks again', async () => {
    const { fetch, close } = makePlatformFetch(metrics())
    expect((await fetch(`${platform}/rest/`)).status).toBe(200)
    expect((await fetch(`${platform}/rest/`, { method: 'POST', body: '{"all":1}' })).status).toBe(
      200,
    )
    expect(heard).toEqual(['GET ', 'POST {"all":1}'])
    close()
  })

  it('a platform that is not there is asked once', async () => {
    const proxy = makePlatformProxy('http://127.0.0.1:9', metrics())
    const front = await listen((asked, answer) => proxy.call(asked, answer))
    expect(await ask(front)).toBe(503)
    proxy.close()
  })
})
