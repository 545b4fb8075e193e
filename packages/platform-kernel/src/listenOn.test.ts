import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { listenOn } from './listenOn.ts'

const host = '127.0.0.1'
const servers: Server[] = []
const make = () => {
  const server = createServer((socket) => socket.on('error', () => socket.destroy()))
  servers.push(server)
  return server
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Opens so many connections, and tells when all are made or none was for two seconds. */
const visitors = `
  const { connect } = require('node:net')
  const { workerData: { port, host, count, told } } = require('node:worker_threads')
  const tell = () => { Atomics.store(told, 0, 1); Atomics.notify(told, 0) }
  let timer = setTimeout(tell, 10_000)
  for (let nth = 0; nth < count; nth++) {
    const socket = connect(port, host)
    socket.on('error', () => {})
    socket.on('connect', () => {
      clearTimeout(timer)
      timer = setTimeout(tell, 2_000)
      if (Atomics.add(told, 1, 1) + 1 === count) tell()
    })
  }`

const most = '/proc/sys/net/core/somaxconn'
const systemAllows = existsSync(most) ? Number(readFileSync(most, 'utf8')) : 0
const count = 700

describe('a server that listens', () => {
  it.skipIf(systemAllows < count)(
    'keeps hundreds of connections waiting that come while it takes none',
    async () => {
      const { port } = await listenOn(make(), { port: 0, host })
      const told = new Int32Array(new SharedArrayBuffer(8))
      const worker = new Worker(visitors, { eval: true, workerData: { port, host, count, told } })
      // This thread stands still meanwhile, and nobody takes a connection.
      Atomics.wait(told, 0, 0, 20_000)
      expect(Atomics.load(told, 1)).toBe(count)
      await worker.terminate()
    },
  )

  it('goes on when a connection cannot be taken later', async () => {
    const server = make()
    await listenOn(server, { port: 0, host })
    expect(() => server.emit('error', new Error('accept EMFILE'))).not.toThrow()
    expect(server.listening).toBe(true)
  })

  it('says so when the port is in use', async () => {
    const { port } = await listenOn(make(), { port: 0, host })
    await expect(listenOn(make(), { port, host })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
