import { Agent, type ClientRequestArgs, request as plain } from 'node:http'
import { Agent as TlsAgent, request as secure } from 'node:https'

/** A request as a player's browser makes it. */
export interface Exchange {
  url: URL
  method: string
  headers: Record<string, string>
  body?: string | undefined
  /** When it is given up. */
  signal: AbortSignal
  /** Hears that it is sent again, and why. */
  onResent?: (why: string) => void
}

export interface Exchanged {
  status: number
  text: string
  /** Lines of `set-cookie`. */
  cookies: string[]
}

const agents = {
  'http:': new Agent({ keepAlive: true }),
  'https:': new TlsAgent({ keepAlive: true }),
}

/** A connection that was open from before had been closed when the request came: nothing of it was answered. */
class ClosedBefore extends Error {}

/** `*.localhost` is this machine, whatever its resolver thinks of it. */
const addressOf = (hostname: string): string =>
  hostname.endsWith('.localhost') ? '127.0.0.1' : hostname

const once = (
  { url, method, headers, body, signal }: Exchange,
  isKept: boolean,
): Promise<Exchanged> =>
  new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:'
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options: ClientRequestArgs = {
      agent: isKept && agents[isSecure ? 'https:' : 'http:'],
      hostname: addressOf(url.hostname),
      port: url.port,
      path: url.pathname + url.search,
      method,
      headers: { host: url.host, ...headers, ...length },
      signal,
      ...(isSecure && { servername: url.hostname }),
    }
    const outgoing = (isSecure ? secure : plain)(options, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.once('error', reject)
      incoming.once('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          cookies: incoming.headers['set-cookie'] ?? [],
        }),
      )
    })
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (signal.aborted) reject(signal.reason as Error)
      else if (outgoing.reusedSocket && error.code === 'ECONNRESET')
        reject(new ClosedBefore(error.message, { cause: error }))
      else reject(error)
    })
    outgoing.end(body)
  })

/**
 * Makes a request as browsers do: over connections that stay open, and once more where one of them had been
 * closed at the other end before anything came back, as every server does with one that is idle. The second
 * time is on a connection of its own, and on a new connection nothing is sent again.
 * @throws what keeps it from being answered; a `TimeoutError` when it is given up.
 */
export async function exchange(asked: Exchange): Promise<Exchanged> {
  try {
    return await once(asked, true)
  } catch (error) {
    if (!(error instanceof ClosedBefore)) throw error
    asked.onResent?.(error.message)
    return once(asked, false)
  }
}
