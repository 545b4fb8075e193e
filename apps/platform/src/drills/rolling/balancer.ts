import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenOn } from '@marquee/platform-kernel/listenOn'

/** A process that calls can be sent to. */
export interface Target {
  url: string
  /** Whether it holds connections; the others answer calls. */
  holdsConnections: boolean
  /** What it is counted as. */
  release: () => string | null
}

export interface Balancer {
  url: string
  /** Calls that were answered, by who answered them. */
  answered: Map<string, number>
  /** Calls whose connection was cut after they were sent, in words; each was sent again or given up. */
  cut: string[]
  stop: () => Promise<void>
}

/** How often each process is asked whether it is ready, and how long that may take, in ms. */
const asksEvery = 250
const askPatience = 2_000
/** How long a call waits for a process that takes it, in ms: as `deploy/proxy` has it. */
const tryFor = 5_000
/** How long an unused connection is kept, in ms: shorter than the other end keeps it. */
const keptFor = 4_000

interface Known extends Target {
  port: number
  isReady: boolean
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** A call that is lost may be sent again where it changes nothing, or is known by its key. */
const isRepeatable = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Sends a call on and gives the whole answer. @throws when there is none. */
async function ask(agent: Agent, target: Known, incoming: IncomingMessage, body: Buffer) {
  const { method, url, headers } = incoming
  const outgoing = request({
    agent,
    host: '127.0.0.1',
    port: target.port,
    method,
    path: url,
    headers: { ...headers, connection: 'keep-alive' },
  })
  outgoing.end(body)
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { answer, text: await bodyOf(answer) }
}

/**
 * Sends calls to processes that are ready, in turn, as an operator's balancer does: one that says it is
 * not, or refuses connections, gets none. What was sent is sent again only where that does no harm.
 */
export async function startBalancer(targets: readonly Target[]): Promise<Balancer> {
  const known = targets.map((target): Known => ({
    ...target,
    port: Number(new URL(target.url).port),
    isReady: false,
  }))
  const agent = new Agent({ keepAlive: true, timeout: keptFor })
  const answered = new Map<string, number>()
  const cut: string[] = []
  /** Who holds a polled connection: its calls belong together. */
  const holders = new Map<string, Known>()
  const open = new Set<Socket>()
  let turn = 0

  const look = async (target: Known) => {
    try {
      const answer = await fetch(`${target.url}/readyz`, {
        signal: AbortSignal.timeout(askPatience),
      })
      await answer.arrayBuffer()
      target.isReady = answer.ok
    } catch {
      target.isReady = false
    }
  }
  const timer = setInterval(() => void Promise.all(known.map(look)), asksEvery)

  const sidOf = (url = ''): string => /[?&]sid=([^&]+)/.exec(url)?.[1] ?? ''
  function choose(url = ''): Known | undefined {
    const forConnections = url.startsWith('/socket.io/')
    const holder = holders.get(sidOf(url))
    if (holder) return holder
    const ready = known.filter((one) => one.isReady && one.holdsConnections === forConnections)
    return ready[turn++ % Math.max(ready.length, 1)]
  }
  /** Gives what was made with a process that takes it; null when none does in time. */
  async function withTarget<T>(
    url: string | undefined,
    act: (target: Known) => Promise<T>,
    mayRepeat: (error: unknown, target: Known) => boolean,
  ): Promise<T | null> {
    const began = performance.now()
    while (performance.now() - began < tryFor) {
      const target = choose(url)
      if (target) {
        try {
          return await act(target)
        } catch (error) {
          // Nothing was sent: it does not listen.
          if (codeOf(error) === 'ECONNREFUSED') target.isReady = false
          else if (!mayRepeat(error, target)) throw error
        }
      }
      await sleep(20)
    }
    return null
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming)
    const made = await withTarget(
      incoming.url,
      async (target) => {
        const got = await ask(agent, target, incoming, body)
        const release = target.release() ?? 'one that stops'
        answered.set(release, (answered.get(release) ?? 0) + 1)
        if (incoming.url?.startsWith('/socket.io/')) {
          const sid = /"sid":"([^"]+)"/.exec(got.text.toString())?.[1]
          if (sid) holders.set(sid, target)
        }
        return got
      },
      (error) => {
        cut.push(`${incoming.method} ${incoming.url}: ${codeOf(error) || String(error)}`)
        return isRepeatable(incoming)
      },
    )
    if (!made) return void outgoing.writeHead(502).end()
    const { connection: _, 'transfer-encoding': __, ...headers } = made.answer.headers
    outgoing.writeHead(made.answer.statusCode ?? 502, headers).end(made.text)
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  server.on('connection', keep)
  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    const dial = async (target: Known) => {
      const other = connect(target.port, '127.0.0.1')
      await once(other, 'connect')
      return other
    }
    withTarget(incoming.url, dial, () => false)
      .then((other) => {
        if (!other) return socket.destroy()
        keep(other)
        const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`]
        for (let nth = 0; nth < incoming.rawHeaders.length; nth += 2)
          lines.push(`${incoming.rawHeaders[nth]}: ${incoming.rawHeaders[nth + 1]}`)
        other.write(`${lines.join('\r\n')}\r\n\r\n`)
        if (head.length) other.write(head)
        other.pipe(socket).pipe(other)
        for (const one of [socket, other])
          one.once('close', () => (one === socket ? other : socket).destroy())
        return socket
      })
      .catch(() => socket.destroy())
  })
  const { port } = await listenOn(server, { port: 0, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${port}`,
    answered,
    cut,
    async stop() {
      clearInterval(timer)
      for (const socket of open) socket.destroy()
      agent.destroy()
      server.close()
    },
  }
}
