import { createServer, type IncomingHttpHeaders, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { io } from 'socket.io-client'
import type { Contract, Operation } from '../document.ts'

/** A request on its way to the backend; what a deviation changes of it is sent on. */
export interface Passing {
  operation: Operation
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** An answer on its way back. */
export interface Returning {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** What a deviation is given to be planted with. */
export interface Soil {
  /** Asks the backend itself. */
  ask: (passing: Passing) => Promise<Returning>
  /** What is remembered between requests, by this deviation alone. */
  memory: Map<string, Returning | Passing>
}

/** One way in which a backend does something else than the contract says. */
export interface Planted {
  /** Which, by what is done. */
  name: string
  /** The call that it is planted in, or `connection`. */
  call: string
  /** Stands between; usually asks the backend and changes something before or after. */
  http?: (passing: Passing, soil: Soil) => Promise<Returning>
  /** What a connection is sent in place of a push. */
  push?: (push: unknown, held: { last: unknown[] }) => unknown[]
  /** What a connection is answered in place of a resume. */
  resume?: (answer: unknown) => unknown
  /** Lets a connection in that the backend would not. */
  opensDoor?: boolean
}

interface Running {
  port: number
  stop: () => Promise<void>
}

/** Which call a path is, fixed paths before those with parameters. */
function matcher({ operations }: Contract) {
  const known = operations
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
    .map((operation) => ({
      operation,
      pattern: new RegExp(
        `^${operation.path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`,
      ),
    }))
  return (method: string, path: string): Operation | undefined =>
    known.find(
      ({ operation, pattern }) =>
        operation.method === method && pattern.test(path.split('?')[0] ?? ''),
    )?.operation
}

function passOn(
  port: number,
  { method, path, headers, body }: Omit<Passing, 'operation'>,
): Promise<Returning> {
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...rest } = headers
  return new Promise((resolve, reject) => {
    const outgoing = forward(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        headers: { ...rest, ...(body && { 'content-length': Buffer.byteLength(body) }) },
      },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const { 'transfer-encoding': ____, ...kept } = incoming.headers
          resolve({
            status: incoming.statusCode ?? 0,
            headers: kept,
            body: Buffer.concat(chunks).toString(),
          })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body || undefined)
  })
}

/** Carries connections on, push by push, so that pushes can be changed. */
function carrySockets(server: ReturnType<typeof createServer>, port: number, planted: Planted[]) {
  const door = new Server(server, { path: '/socket.io', transports: ['websocket', 'polling'] })
  const pushes = planted.filter(({ push }) => push)
  const resumes = planted.filter(({ resume }) => resume)
  door.on('connection', (socket) => {
    const { host = '', origin = '' } = socket.handshake.headers
    const inner = io(`http://127.0.0.1:${port}`, {
      auth: socket.handshake.auth,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { host, origin },
    })
    const held = new Map(pushes.map((one) => [one, { last: [] as unknown[] }]))
    inner.on('push', (push: unknown) => {
      let sent: unknown[] = [push]
      for (const one of pushes)
        sent = sent.flatMap((each) => one.push?.(each, held.get(one) ?? { last: [] }) ?? [])
      for (const each of sent) socket.emit('push', each)
    })
    inner.on('resume', (answer: unknown) => socket.emit('resume', answer))
    inner.on('signed-out', (reason: unknown) => socket.emit('signed-out', reason))
    inner.on('disconnect', () => socket.disconnect(true))
    inner.on('connect_error', () => {
      if (planted.some(({ opensDoor }) => opensDoor))
        socket.emit('resume', { kind: 'replay', pushes: [] })
      else socket.disconnect(true)
    })
    socket.on('resume', (asked: unknown, reply: (answer: unknown) => void) => {
      inner.emit('resume', asked, (answer: unknown) => {
        reply(resumes.reduce((told, { resume }) => resume?.(told), answer))
      })
    })
    socket.on('disconnect', () => inner.disconnect())
  })
  return door
}

/** A backend that deviates: the one behind the port, with what is planted in between. */
export async function plant(
  contract: Contract,
  port: number,
  planted: Planted[],
): Promise<Running> {
  const match = matcher(contract)
  const soils = new Map<Planted, Pick<Soil, 'memory'>>(
    planted.map((one) => [one, { memory: new Map() }]),
  )
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const { method = 'GET', url = '/', headers } = incoming
      const request = { method, path: url, headers, body: Buffer.concat(chunks).toString() }
      const operation = match(method, url)
      const mine = planted.filter(({ call, http }) => http && call === operation?.id)
      const ask =
        (left: Planted[]) =>
        (passing: Passing): Promise<Returning> => {
          const [first, ...others] = left
          if (!first?.http) return passOn(port, passing)
          const memory = soils.get(first)?.memory ?? new Map()
          return first.http(passing, { ask: ask(others), memory })
        }
      const answered = operation ? ask(mine)({ operation, ...request }) : passOn(port, request)
      answered.then(
        ({ status, headers: told, body }) => {
          const { 'content-length': _, ...rest } = told
          const given = Object.entries(rest).filter((pair) => pair[1] !== undefined)
          outgoing.writeHead(status, {
            ...(Object.fromEntries(given) as Record<string, string | string[]>),
            ...(status !== 204 && { 'content-length': Buffer.byteLength(body) }),
          })
          outgoing.end(body)
        },
        () => outgoing.destroy(),
      )
    })
  })
  const door = carrySockets(server, port, planted)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      await door.close()
      server.closeAllConnections()
    },
  }
}
