import {
  createServer as createHttp,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { createServer as createHttps } from 'node:https'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Certificate } from './certificate.ts'

export interface Edge {
  port: number
  stop(): Promise<void>
}

const tlsHandshake = 0x16

/**
 * What ends TLS in front of the house, as its hosting would: one port that answers with and without
 * TLS, and tells the house which it was.
 */
export async function startEdge(housePort: number, certificate: Certificate): Promise<Edge> {
  const handOn = (protocol: string) => (asked: IncomingMessage, answer: ServerResponse) => {
    const headers = {
      ...asked.headers,
      'x-forwarded-proto': protocol,
      'x-forwarded-for': asked.socket.remoteAddress ?? '',
    }
    const { method, url: path } = asked
    const passed = request(
      { port: housePort, host: '127.0.0.1', method, path, headers },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    passed.once('error', () => answer.destroy())
    asked.pipe(passed)
  }
  const plain = createHttp(handOn('http'))
  const secure = createHttps(certificate, handOn('https'))
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.once('readable', () => {
      const first = socket.read() as Buffer | null
      if (!first) return
      socket.unshift(first)
      const handler = first[0] === tlsHandshake ? secure : plain
      handler.emit('connection', socket)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
