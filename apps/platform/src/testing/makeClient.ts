import { randomUUID } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { Endpoint, ErrorBody, ResponseOf } from '@marquee/contract'

export interface CallInput {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  /** The body as it is, in place of `body`. */
  raw?: string | Uint8Array | undefined
  /** Idempotency key; a new one for each effect call unless given. */
  key?: string
  /** Over the usual headers; null leaves one out. */
  headers?: Record<string, string | null>
}

export interface Answer<B = unknown> {
  status: number
  /** The response body; of an error, the contract's error body. */
  body: B & Partial<Pick<ErrorBody, 'error'>>
  headers: IncomingHttpHeaders
  /** The body as it came, of a file. */
  bytes: Buffer
}

export interface ClientOptions {
  /** Where the platform listens. */
  url: string
  /** The host name the browser asks, which decides the brand. */
  host: string
  /** The address the front server would report; limits count per address. */
  ip?: string
  /** As if the page came over TLS. */
  secure?: boolean
  /** Awaited after each answer: what it set going has come to rest. */
  settled?: () => Promise<void>
}

type InputOf<E> =
  E extends Endpoint<infer T>
    ? Omit<CallInput, 'body'> &
        (T extends { body: infer B } ? (B extends undefined ? object : { body: B }) : object)
    : CallInput

/** A browser as the platform sees it: one host, one address, its own cookies. */
export interface TestClient {
  cookies: Map<string, string>
  host: string
  /** Makes a call and gives whatever came back. */
  call<E extends Endpoint>(endpoint: E, input?: CallInput): Promise<Answer<ResponseOf<E>>>
  /** Makes a call that must succeed and gives its body. */
  ask<E extends Endpoint>(endpoint: E, ...input: Partial<InputOf<E>>[]): Promise<ResponseOf<E>>
  /** Sends any request; `call` without a contract. */
  send<B = unknown>(method: string, path: string, input?: CallInput): Promise<Answer<B>>
}

const pathOf = (endpoint: Endpoint, params: Record<string, string | number> = {}): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )

/** Node's fetch does not let a test choose the Host header, hence `node:http`. */
function exchange<B>(
  url: URL,
  method: string,
  headers: Record<string, string>,
  body?: string | Uint8Array,
): Promise<Answer<B>> {
  return new Promise((resolve, reject) => {
    // A connection of its own: one that is kept may be closed by the platform just as it is used again.
    const outgoing = request(url, { method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = bytes.toString()
        const isJson = incoming.headers['content-type']?.startsWith('application/json')
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          bytes,
          body: JSON.parse(isJson ? text : JSON.stringify({ text })),
        })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function keepCookies(jar: Map<string, string>, setCookie: string[] = []): void {
  for (const line of setCookie) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
    else jar.set(name, value)
  }
}

export function makeClient({
  url,
  host,
  ip = '203.0.113.1',
  secure = false,
  settled,
}: ClientOptions): TestClient {
  const cookies = new Map<string, string>()

  async function send<B>(method: string, path: string, input: CallInput = {}): Promise<Answer<B>> {
    const target = new URL(path, url)
    for (const [name, value] of Object.entries(input.query ?? {}))
      target.searchParams.set(name, String(value))
    const body = input.raw ?? (input.body === undefined ? undefined : JSON.stringify(input.body))
    const headers: Record<string, string | null> = {
      host,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': ip,
      'x-forwarded-proto': secure ? 'https' : 'http',
      ...(cookies.size && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        // Node adds it for other methods alone; without it a DELETE with a body is no HTTP.
        'content-length': String(Buffer.byteLength(body)),
      }),
      ...(input.key !== undefined && { 'idempotency-key': input.key }),
      ...input.headers,
    }
    const given = Object.entries(headers).filter(
      (pair): pair is [string, string] => pair[1] !== null,
    )
    const answer = await exchange<B>(target, method, Object.fromEntries(given), body)
    keepCookies(cookies, answer.headers['set-cookie'])
    await settled?.()
    return answer
  }

  async function call<E extends Endpoint>(endpoint: E, input: CallInput = {}) {
    const key = input.key ?? (endpoint.effect ? randomUUID() : undefined)
    return send<ResponseOf<E>>(endpoint.method, pathOf(endpoint, input.params), {
      ...input,
      ...(key && { key }),
    })
  }

  return {
    cookies,
    host,
    send,
    call,
    async ask(endpoint, input = {}) {
      const { status, body } = await call(endpoint, input)
      if (status !== 200) {
        throw new Error(
          `${endpoint.method} ${endpoint.path} answered ${status}: ${JSON.stringify(body)}`,
        )
      }
      return body
    },
  }
}
