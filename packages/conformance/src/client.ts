import { Agent, type IncomingHttpHeaders, request as plain } from 'node:http'
import { Agent as TlsAgent, request as secure } from 'node:https'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** Undefined where the text is no JSON. */
  json: unknown
}

/** What goes into one request; a header that is null is left out. */
export interface Sent {
  query?: Record<string, unknown>
  body?: unknown
  /** In place of `body`: the bytes as they are. */
  raw?: string | Buffer
  headers?: Record<string, string | null>
  key?: string
}

/** A browser seen from outside: an address, and cookies of its own. */
export interface Visitor {
  readonly origin: string
  cookies: Map<string, string>
  send: (method: string, path: string, sent?: Sent) => Promise<Answer>
}

const agents = {
  'http:': new Agent({ keepAlive: true, maxSockets: 8 }),
  'https:': new TlsAgent({ keepAlive: true, maxSockets: 8 }),
}

/** How often a request is sent again that was told to come later, and how long is waited at most, in ms. */
const patience = { times: 4, wait: 15_000 }

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** `*.localhost` is this machine, whatever its resolver thinks of it. */
const addressOf = (hostname: string): string =>
  hostname.endsWith('.localhost') ? '127.0.0.1' : hostname

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A request on a connection of its own, or on one that is kept. */
function exchange(
  url: URL,
  method: string,
  headers: Record<string, string>,
  body?: string | Buffer,
  isKept = true,
): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const isSecure = url.protocol === 'https:'
    const outgoing = (isSecure ? secure : plain)(
      {
        agent: isKept && agents[isSecure ? 'https:' : 'http:'],
        host: addressOf(url.hostname),
        port: url.port || (isSecure ? 443 : 80),
        path: url.pathname + url.search,
        servername: url.hostname,
        method,
        headers: { host: url.host, ...headers },
        timeout: 30_000,
      },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const { statusCode = 0, headers: got } = incoming
          resolve({ status: statusCode, headers: got, text, json: parsed(text) })
        })
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error('No answer within 30 s.')))
    outgoing.on('error', (error) => {
      // A connection that is kept may be closed by the other side just as it is used again.
      if (isKept && outgoing.reusedSocket) resolve(exchange(url, method, headers, body, false))
      else reject(error)
    })
    outgoing.end(body)
  })
}

function keep(jar: Map<string, string>, lines: string[] = []): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
    else jar.set(name, value)
  }
}

const codeIn = ({ json }: Answer): string | undefined =>
  (json as { error?: { code?: string } } | undefined)?.error?.code

/** How long to wait before the same may be asked again, in ms. */
export const retryAfter = ({ json, headers }: Answer): number =>
  (json as { error?: { retryAfterMs?: number } } | undefined)?.error?.retryAfterMs ??
  Number(headers['retry-after'] ?? 1) * 1000

/** How many requests were sent, and how many were told to come later. */
export const sentInAll = { requests: 0, limited: 0 }

/** A connection that was cut is an answer too, and none that the contract knows. */
const unanswered = (error: Error): Answer => ({
  status: 0,
  headers: {},
  text: error.message,
  json: undefined,
})

/** A browser without cookies at an address, such as `https://play.example.com`. */
export function makeVisitor(origin: string, name = 'conformance'): Visitor {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const url = new URL(path, origin)
    for (const [name, value] of Object.entries(sent.query ?? {}))
      url.searchParams.set(name, String(value))
    const body = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
    const headers: Record<string, string | null> = {
      'sec-fetch-site': 'same-origin',
      'user-agent': `Mozilla/5.0 (${name})`,
      ...(cookies.size && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }),
      ...(sent.key !== undefined && { 'idempotency-key': sent.key }),
      ...sent.headers,
    }
    const given = Object.fromEntries(
      Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== null),
    )
    for (let time = 1; ; time++) {
      sentInAll.requests += 1
      const answer = await exchange(url, method, given, body).catch(unanswered)
      keep(cookies, answer.headers['set-cookie'])
      const isLimited = answer.status === 429 && codeIn(answer) === 'rate-limited'
      if (!isLimited || time >= patience.times || retryAfter(answer) > patience.wait) return answer
      sentInAll.limited += 1
      await sleep(retryAfter(answer))
    }
  }

  return { origin, cookies, send }
}

/** The code of an answer that is an error. */
export { codeIn }
