import { Agent, request } from 'node:http'

/** A request as a player's browser makes it. */
export interface Exchange {
  url: URL
  method: string
  headers: Record<string, string>
  body?: string | undefined
  /** When it is given up. */
  signal: AbortSignal
}

export interface Exchanged {
  status: number
  text: string
  /** Lines of `set-cookie`. */
  cookies: string[]
}

const agent = new Agent({ keepAlive: true })

/** A connection that was open from before had been closed when the request came: nothing of it was answered. */
class ClosedBefore extends Error {}

const once = ({ url, method, headers, body, signal }: Exchange): Promise<Exchanged> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const outgoing = request(
      url,
      { agent, method, headers: { ...headers, ...length }, signal },
      (incoming) => {
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
      },
    )
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
 * closed at the other end before anything came back, as every server does with one that is idle. On a new
 * connection nothing is sent again.
 * @throws what keeps it from being answered; a `TimeoutError` when it is given up.
 */
export async function exchange(asked: Exchange): Promise<Exchanged> {
  for (;;) {
    try {
      return await once(asked)
    } catch (error) {
      if (!(error instanceof ClosedBefore)) throw error
    }
  }
}
