import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '@marquee/platform-kernel/testing/freePort'
import { startBalancer, type Target } from './balancer.ts'

const ends: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function process(name: string, calls: RequestListener, isReady = () => true) {
  const server = createServer((request, answer) => {
    if (request.url !== '/readyz') return calls(request, answer)
    answer.writeHead(isReady() ? 200 : 503).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, holdsConnections: false, release: () => name }
}
const says =
  (text: string): RequestListener =>
  (_, answer) =>
    void answer.end(text)

async function balance(...targets: Target[]) {
  const balancer = await startBalancer(targets)
  ends.push(() => balancer.stop())
  const act = async (key?: string) => {
    const answer = await fetch(`${balancer.url}/act`, {
      method: 'POST',
      ...(key && { headers: { 'idempotency-key': key } }),
    })
    return { status: answer.status, text: await answer.text() }
  }
  return { ...balancer, act }
}

it('sends calls to those that are ready, in turn, and counts who answered', async () => {
  let isReady = true
  const one = await process('N', says('one'), () => isReady)
  const other = await process('N+1', says('other'))
  const { act, answered } = await balance(one, other)
  const told = [await act(), await act(), await act(), await act()].map(({ text }) => text)
  expect(told.filter((text) => text === 'one')).toHaveLength(2)
  isReady = false
  await expect
    .poll(async () => [await act(), await act(), await act()].map(({ text }) => text))
    .toEqual(['other', 'other', 'other'])
  expect(answered.get('N')).toBeGreaterThanOrEqual(2)
  expect(answered.get('N+1')).toBeGreaterThanOrEqual(5)
})

it('holds a call until a process that was away takes it', async () => {
  const port = await freePort()
  const gone = { url: `http://127.0.0.1:${port}`, holdsConnections: false, release: () => 'N' }
  const { act } = await balance(gone)
  const asked = act()
  const server = createServer(says('back')).listen(port, '127.0.0.1')
  ends.push(() => {
    server.close()
    server.closeAllConnections()
  })
  expect(await asked).toEqual({ status: 200, text: 'back' })
})

it('sends an act that was cut off again only when a key says that it is the same', async () => {
  let cuts = 0
  const one = await process('N', (request, answer) => {
    if (cuts++ % 2 === 0) request.socket.destroy()
    else answer.end('done')
  })
  const { act, cut } = await balance(one)
  await expect(act()).rejects.toThrow('fetch failed')
  cuts = 0
  expect(await act('8d3f0b2e-0000-4000-8000-000000000000')).toEqual({ status: 200, text: 'done' })
  expect(cut).toHaveLength(2)
})
