import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeBackOffice } from './backOffice.ts'
import { startFront } from './front.ts'
import { makeServedBrand } from './testing/makeBrand.ts'

interface Heard {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** What only an attacker writes: an address and a secret that the front would never hand on. */
const forged = '66.6.6.1'
const smuggled = [
  'POST /rest/sign-up/ HTTP/1.1',
  'Host: other.localhost',
  `X-Forwarded-For: ${forged}`,
  'X-Renderer-Key: guessed',
  'X-Region: US-WA',
  'Content-Length: 2',
  '',
  '{}',
].join('\r\n')

const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`
const length = Buffer.byteLength(smuggled)

/** Ways to say where a body ends that two servers may read differently: headers, then the body. */
const framings: Record<string, [headers: string[], body: string]> = {
  'a length': [[`Content-Length: ${length}`], smuggled],
  'a chunk': [['Transfer-Encoding: chunked'], chunk(smuggled)],
  'an empty chunk first': [['Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`],
  'no length at all': [[], smuggled],
  'a length of zero': [['Content-Length: 0'], smuggled],
  'length, then chunks': [
    ['Content-Length: 4', 'Transfer-Encoding: chunked'],
    `0\r\n\r\n${smuggled}`,
  ],
  'chunks, then length': [
    ['Transfer-Encoding: chunked', `Content-Length: ${length}`],
    chunk(smuggled),
  ],
  'two lengths': [['Content-Length: 0', `Content-Length: ${length}`], smuggled],
  'the same length twice': [[`Content-Length: ${length}`, `Content-Length: ${length}`], smuggled],
  'a list of lengths': [[`Content-Length: 0, ${length}`], smuggled],
  'a length with a sign': [[`Content-Length: +${length}`], smuggled],
  'a negative length': [['Content-Length: -1'], smuggled],
  'a length in hexadecimal': [['Content-Length: 0x10'], smuggled],
  'a folded length': [['Content-Length:\r\n 0'], smuggled],
  'a folded encoding': [['Transfer-Encoding:\r\n chunked'], chunk(smuggled)],
  'a space before the colon': [['Transfer-Encoding : chunked'], chunk(smuggled)],
  'a tab before the value': [['Transfer-Encoding:\tchunked'], chunk(smuggled)],
  'an unknown encoding': [['Transfer-Encoding: xchunked'], chunk(smuggled)],
  'identity and chunks': [['Transfer-Encoding: identity, chunked'], chunk(smuggled)],
  'chunks and identity': [['Transfer-Encoding: chunked, identity'], chunk(smuggled)],
  'two encodings': [['Transfer-Encoding: identity', 'Transfer-Encoding: chunked'], chunk(smuggled)],
  'chunks in capitals': [['Transfer-Encoding: CHUNKED'], chunk(smuggled)],
  'quoted chunks': [['Transfer-Encoding: "chunked"'], chunk(smuggled)],
  'a chunk with an extension': [
    ['Transfer-Encoding: chunked'],
    `0;x=${'y'.repeat(20)}\r\n\r\n${smuggled}`,
  ],
  'a chunk that is longer than said': [['Transfer-Encoding: chunked'], `1\r\n${smuggled}`],
  'trailers after the chunks': [
    ['Transfer-Encoding: chunked', 'Trailer: X-Forwarded-For'],
    `0\r\nX-Forwarded-For: ${forged}\r\n\r\n${smuggled}`,
  ],
  'line feeds alone': [['Transfer-Encoding: chunked'], `0\n\n${smuggled.replaceAll('\r\n', '\n')}`],
}

/** What the request says of its connection. */
const connections: Record<string, string[]> = {
  'nothing of the connection': [],
  'a kept connection': ['Connection: keep-alive'],
  'an upgrade without a protocol': ['Connection: upgrade'],
  'an upgrade to h2c': [
    'Connection: Upgrade, HTTP2-Settings',
    'Upgrade: h2c',
    'HTTP2-Settings: AA',
  ],
  'an upgrade to a websocket': [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ],
  'headers named for dropping': ['Connection: close, X-Forwarded-For, Content-Length, Cookie'],
}

const methods = ['GET', 'OPTIONS', 'DELETE', 'POST', 'HEAD']

const cases = methods.flatMap((method) =>
  Object.entries(framings).flatMap(([framing, [headers, body]]) =>
    Object.values(connections).map((more) => ({
      framing,
      text: [
        `${method} ${more.length > 2 ? '/socket.io/?EIO=4&transport=websocket' : '/rest/app/init/'} HTTP/1.1`,
        'Host: test.localhost',
        ...more,
        ...headers,
        '',
        body,
      ].join('\r\n'),
    })),
  ),
)

/** Requests that are wrong in themselves. */
const odd = [
  [
    'an address in place of a path',
    'GET http://other.localhost/rest/app/init/ HTTP/1.1\r\nHost: test.localhost\r\n\r\n',
  ],
  [
    'two hosts',
    'GET /rest/app/init/ HTTP/1.1\r\nHost: test.localhost\r\nHost: other.localhost\r\n\r\n',
  ],
  ['a method that no call has', 'PATCH /rest/app/init/ HTTP/1.1\r\nHost: test.localhost\r\n\r\n'],
  ['TRACE', 'TRACE /rest/app/init/ HTTP/1.1\r\nHost: test.localhost\r\n\r\n'],
  [
    'a request line of two lines',
    `GET /rest/app/init/\r\nX-Forwarded-For: ${forged} HTTP/1.1\r\nHost: test.localhost\r\n\r\n`,
  ],
  [
    'a bare carriage return in a header',
    `GET /rest/app/init/ HTTP/1.1\r\nHost: test.localhost\r\nX-A: b\rX-Forwarded-For: ${forged}\r\n\r\n`,
  ],
  [
    'a NUL in a header',
    `GET /rest/app/init/ HTTP/1.1\r\nHost: test.localhost\r\nX-A: b\0c\r\n\r\n`,
  ],
] as const

let heard: Heard[] = []
const platform = createServer((request, answer) => {
  const chunks: Buffer[] = []
  request.on('data', (data: Buffer) => chunks.push(data))
  request.on('error', () => {})
  request.on('end', () => {
    const { method = '', url = '', headers } = request
    heard.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    answer.setHeader('content-type', 'application/json').end('{}')
  })
})
// As the platform does with whatever is no handshake of a socket.
platform.on('upgrade', (request, socket) => {
  heard.push({ method: 'UPGRADE', url: request.url ?? '', headers: request.headers, body: '' })
  socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
})
platform.on('clientError', (_error, socket) => socket.destroy())

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-smuggling-'))
let front: Awaited<ReturnType<typeof startFront>>
beforeAll(async () => {
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
  front = await startFront({
    brands: [makeServedBrand()],
    platformUrl: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    rendererKey: 'the-key',
    games: { covers: folder, arcade: folder },
    backOffice: makeBackOffice(folder, ['back-office.localhost']),
    port: 0,
  })
})
afterAll(async () => {
  await front.stop()
  platform.closeAllConnections()
  await new Promise((resolve) => platform.close(resolve))
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  heard = []
})

/** How long a connection is listened to after the last byte, in ms. */
const quiet = 150

/** Sends bytes as they are; gives what came back until the front closed or fell silent. */
function send(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answered = ''
    const socket = connect(front.port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.setTimeout(quiet, () => socket.destroy())
    socket.on('data', (data) => (answered += data.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => resolve(answered))
  })
}

/** Whatever the platform heard, it heard in the front's own words. */
function expectOwnWords(): void {
  for (const { headers } of heard) {
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
    // Of the brand's host, never one that stands in a hidden request.
    expect(headers.host).toBe('test.localhost')
    expect(headers['x-renderer-key']).toBeUndefined()
    expect(headers['x-region']).toBeUndefined()
  }
}

describe('requests on raw sockets', () => {
  it(`are ${cases.length} ways to hide one request in another`, () => {
    expect(cases.length).toBeGreaterThanOrEqual(200)
  })

  it.each(Object.keys(framings))('%s: no hidden request reaches the platform', async (framing) => {
    const those = cases.filter((one) => one.framing === framing)
    await Promise.all(those.map(({ text }) => send(text)))
    expectOwnWords()
  })

  it.each(odd)('%s is refused', async (_name, text) => {
    expect(await send(text)).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(heard).toEqual([])
  })
})

describe('what is handed on', () => {
  it('is a call with its path, query, cookies and body, in the visitor’s name', async () => {
    const answer = await send(
      'POST /rest/sign-in/?a=1 HTTP/1.1\r\nHost: test.localhost\r\nConnection: close\r\nCookie: marquee=x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a":"b"}',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(heard).toMatchObject([
      {
        method: 'POST',
        url: '/rest/sign-in/?a=1',
        body: '{"a":"b"}',
        headers: { host: 'test.localhost', cookie: 'marquee=x', 'x-forwarded-for': '127.0.0.1' },
      },
    ])
  })

  it('is a body in chunks too', async () => {
    await send(
      'POST /rest/sign-in/ HTTP/1.1\r\nHost: test.localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n{"a"\r\n5\r\n:"b"}\r\n0\r\n\r\n',
    )
    expect(heard).toMatchObject([{ body: '{"a":"b"}' }])
  })

  it('is a deletion without a body', async () => {
    expect(
      await send(
        'DELETE /rest/games/7/favorite/ HTTP/1.1\r\nHost: test.localhost\r\nConnection: close\r\n\r\n',
      ),
    ).toMatch(/200 OK/)
    expect(heard.at(-1)).toMatchObject({
      method: 'DELETE',
      url: '/rest/games/7/favorite/',
      body: '',
    })
  })

  it('answers 503 and when to try again while the platform is away', async () => {
    const away = await startFront({
      brands: [makeServedBrand()],
      platformUrl: 'http://127.0.0.1:9',
      rendererKey: 'the-key',
      games: { covers: folder, arcade: folder },
      backOffice: makeBackOffice(folder, ['back-office.localhost']),
      port: 0,
    })
    const answer = await fetch(`http://127.0.0.1:${away.port}/rest/app/init/`)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.json()).toMatchObject({ success: false, error: { code: 'unavailable' } })
    await away.stop()
  })
})
