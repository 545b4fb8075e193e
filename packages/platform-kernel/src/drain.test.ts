import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { drain } from './drain.ts'

/** A server whose answers end when they are told to. */
async function startServer() {
  const answers: (() => void)[] = []
  const server: Server = createServer((request, answer) => {
    if (request.url === '/quick') answer.end('quick')
    else answers.push(() => answer.end('slow'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, answers, port: (server.address() as AddressInfo).port }
}

const ask = (port: number, path: string, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ port, path, agent, host: '127.0.0.1' }, (answer: IncomingMessage) => {
      let text = ''
      answer.on('data', (data: Buffer) => (text += data.toString()))
      answer.on('end', () => resolve(text))
    }).on('error', reject)
  })

it('drain answers what is under way, closes connections that are kept, and takes nothing new', async () => {
  const { server, answers, port } = await startServer()
  const agent = new Agent({ keepAlive: true })
  expect(await ask(port, '/quick', agent)).toBe('quick')
  const underWay = ask(port, '/slow', agent)
  await expect.poll(() => answers.length).toBe(1)
  const drained = drain(server)
  await expect(ask(port, '/quick', new Agent())).rejects.toThrow('ECONNREFUSED')
  answers[0]?.()
  expect(await underWay).toBe('slow')
  const began = performance.now()
  await drained
  expect(performance.now() - began).toBeLessThan(2_000)
  agent.destroy()
})

it('drain cuts no busy client short, and is done in seconds however busy they are', async () => {
  const { server, port } = await startServer()
  const ends: string[] = []
  let answered = 0
  const clients = Array.from({ length: 20 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (;;) {
      try {
        await ask(port, '/quick', agent)
        answered += 1
      } catch (error) {
        ends.push(String((error as { code?: string }).code))
        return agent.destroy()
      }
    }
  })
  await expect.poll(() => answered).toBeGreaterThan(200)
  const began = performance.now()
  await drain(server)
  expect(performance.now() - began).toBeLessThan(3_000)
  await Promise.all(clients)
  // Refused at the door is no request that was cut.
  expect(new Set(ends)).toEqual(new Set(['ECONNREFUSED']))
})

it('drain cuts what has not ended when its patience is over', async () => {
  const { server, answers, port } = await startServer()
  const cut = ask(port, '/slow', new Agent()).catch((error: Error) => error.message)
  await expect.poll(() => answers.length).toBe(1)
  await drain(server, 50)
  expect(await cut).toMatch(/socket hang up|ECONNRESET/)
})
