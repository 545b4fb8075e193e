import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { exchange } from './exchange.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listen(answer: Parameters<typeof createServer>[1]): Promise<URL> {
  server = createServer(answer)
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/act`)
}

const ask = (url: URL, ms = 5_000, onResent = (_why: string) => {}) =>
  exchange({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"stake":1}',
    signal: AbortSignal.timeout(ms),
    onResent,
  })

describe('a request of a player', () => {
  it('goes once more where the connection from before is closed unanswered, with all of it', async () => {
    const sockets: Socket[] = []
    const bodies: string[] = []
    const url = await listen(async (request, answer) => {
      const isKnown = sockets.includes(request.socket)
      sockets.push(request.socket)
      if (isKnown) return void request.socket.destroy()
      let body = ''
      for await (const chunk of request) body += String(chunk)
      bodies.push(body)
      answer.setHeader('set-cookie', ['a=1', 'b=2']).end('done')
    })
    expect(await ask(url)).toEqual({ status: 200, text: 'done', cookies: ['a=1', 'b=2'] })
    const resent: string[] = []
    const again = await ask(url, 5_000, (why) => resent.push(why))
    expect(again).toMatchObject({ status: 200, text: 'done' })
    expect(resent).toHaveLength(1)
    expect(sockets).toHaveLength(3)
    expect(bodies).toEqual(['{"stake":1}', '{"stake":1}'])
  })

  it('goes once more and no more: a server that closes the second connection too is heard of', async () => {
    let came = 0
    const url = await listen((request, answer) => {
      came += 1
      if (came > 1) return void request.socket.destroy()
      request.resume()
      answer.end('done')
    })
    await ask(url)
    const resent: string[] = []
    await expect(ask(url, 5_000, (why) => resent.push(why))).rejects.toMatchObject({
      code: 'ECONNRESET',
    })
    expect([came, resent.length]).toEqual([3, 1])
  })

  it('fails where a new connection is cut: nobody knows what became of it', async () => {
    let came = 0
    const url = await listen((request) => {
      came += 1
      request.socket.destroy()
    })
    await expect(ask(url)).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(came).toBe(1)
  })

  it('is given up when its time is over', async () => {
    const url = await listen(() => {})
    await expect(ask(url, 100)).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})
