import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TakenRequest {
  method: string
  /** With its query. */
  path: string
  headers: IncomingHttpHeaders
  body: string
}

interface Reply {
  status: number
  body?: unknown
  /** How long it takes, in ms. */
  after?: number
}

/** What a server of a test answers; null for no answer at all. */
type Answer = (request: TakenRequest) => Reply | null

export interface TestHttpServer {
  url: string
  taken: TakenRequest[]
  stop: () => Promise<void>
}

/** A company's HTTP server, on this machine. */
export async function startHttpServer(answer: Answer): Promise<TestHttpServer> {
  const taken: TakenRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const came = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      taken.push(came)
      const answered = answer(came)
      if (!answered) return
      const reply = () => {
        response.writeHead(answered.status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(answered.body ?? {}))
      }
      if (answered.after) setTimeout(reply, answered.after)
      else reply()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    taken,
    async stop() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
