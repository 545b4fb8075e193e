import { describe, expect, it } from 'vitest'
import { makePush, startClient, startPlatform, until } from './testing.ts'

describe('reconnecting', () => {
  it('uses a new ticket each time and loses no push', async () => {
    const platform = await startPlatform()
    const { realtime, heard, connected, seqs } = startClient(platform)
    await connected()
    platform.push(makePush(1))
    await until(() => seqs().length === 1)
    platform.sockets[0]?.conn.close()
    await until(() => realtime.status === 'reconnecting')
    platform.push(makePush(2))
    await until(() => realtime.status === 'connected')
    platform.push(makePush(3))
    await until(() => seqs().length >= 3)
    expect(seqs()).toEqual([1, 2, 3])
    expect(platform.handshakes).toMatchObject([
      { ticket: 'ticket-1', lastSeq: 0 },
      { ticket: 'ticket-2', lastSeq: 1 },
    ])
    expect(heard.statuses).toEqual(['connecting', 'connected', 'reconnecting', 'connected'])
    expect(heard.warnings).toEqual([expect.stringContaining('tried again')])
  })

  it.each([
    ['the server ends the connection', (platform: Platform) => platform.io.disconnectSockets(true)],
    ['the server ends the namespace', (platform: Platform) => platform.io.disconnectSockets(false)],
  ])('goes on when %s', async (_, cut) => {
    const platform = await startPlatform()
    const { realtime, connected } = startClient(platform)
    await connected()
    cut(platform)
    await until(() => realtime.status === 'reconnecting')
    await until(() => realtime.status === 'connected')
    expect(platform.handshakes).toHaveLength(2)
  })

  it('goes on when a ticket is refused or cannot be had', async () => {
    const platform = await startPlatform()
    const tickets = [
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve({ ticket: 'used', lastSequence: 0 }),
      platform.getTicket,
    ]
    const { heard, connected } = startClient({
      port: platform.port,
      getTicket: () => (tickets.shift() ?? platform.getTicket)(),
    })
    await connected()
    expect(tickets).toEqual([])
    expect(heard.warnings).toEqual([expect.stringContaining('offline')])
  })

  it('ends when a ticket is refused because the player was excluded meanwhile (RP-06)', async () => {
    const platform = await startPlatform()
    let asked = 0
    const reasons: string[] = []
    const { realtime, heard } = startClient(
      {
        port: platform.port,
        async getTicket() {
          asked += 1
          throw Object.assign(new Error('This player is excluded.'), { code: 'self-excluded' })
        },
      },
      { onSignedOut: (reason) => void reasons.push(reason) },
    )
    await realtime.connect()
    await until(() => reasons.length > 0)
    expect(reasons).toEqual(['excluded'])
    expect(realtime.status).toBe('disconnected')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked).toBe(1)
    expect(heard.warnings).toEqual([])
  })

  it('starts over when the platform counts anew', async () => {
    const platform = await startPlatform()
    const { realtime, connected, seqs } = startClient(platform)
    await connected()
    platform.push(makePush(1))
    platform.push(makePush(2))
    await until(() => seqs().length === 2)
    platform.outbox.length = 0
    platform.io.disconnectSockets(true)
    await until(() => realtime.status === 'reconnecting')
    await until(() => realtime.status === 'connected')
    platform.push(makePush(1))
    await until(() => seqs().length >= 3)
    expect(seqs()).toEqual([1, 2, 1])
  })

  it('is tried when an answer is not of the contract or leaves the gap open', async () => {
    const platform = await startPlatform()
    const { heard, realtime, connected, seqs } = startClient(platform)
    const { resume } = platform
    await connected()
    platform.resume = () => ({ kind: 'replay', pushes: [] })
    platform.push(makePush(2))
    await until(() => realtime.status === 'reconnecting')
    platform.resume = () => ({ kind: 'nonsense' })
    await until(() => platform.handshakes.length === 2)
    await until(() => heard.statuses.at(-1) === 'reconnecting')
    platform.outbox.unshift(makePush(1))
    platform.resume = resume
    await until(() => realtime.status === 'connected')
    expect(seqs()).toEqual([1, 2])
  })
})

type Platform = Awaited<ReturnType<typeof startPlatform>>
