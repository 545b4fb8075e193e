import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** Where traces go to in the drill. */
export interface Collector {
  url: string
  /** How many sendings came. */
  taken: () => number
  stop: () => void
}

/** Takes what is sent by OTLP over HTTP, and keeps nothing of it. */
export async function startCollector(): Promise<Collector> {
  let taken = 0
  const server = createServer((request, answer) => {
    request.resume().once('end', () => {
      taken += 1
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => taken,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
