import { session } from '@marquee/contract'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform, type TestPlayer } from './testing/makePlatform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(() => platform.stop())

async function connect(player: TestPlayer): Promise<Socket> {
  const { ticket } = (await player.ask(session.realtimeTicket)).data
  const socket = io(platform.url, {
    auth: { ticket },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { host: player.host, origin: `http://${player.host}` },
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect_error', reject)
    socket.once('resume', () => resolve())
  })
  return socket
}

describe('realtime connections', () => {
  it('are ended when they send events without end, and nobody else waits for them', async () => {
    const flooding = await connect(await platform.signUp())
    const other = await platform.signUp()
    const ended = new Promise<string>((resolve) => flooding.once('disconnect', resolve))
    for (let event = 0; event < 2_000; event++) flooding.emit('resume', { lastSeq: 0 }, () => {})
    const began = performance.now()
    await other.ask(session.realtimeTicket)
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(await ended).toBe('io server disconnect')
  })

  it('are ended when they send a message of more than 16 kB, which nobody reads', async () => {
    const player = await platform.signUp()
    const [large, fitting] = [await connect(player), await connect(player)]
    const ended = new Promise<string>((resolve) => large.once('disconnect', resolve))
    const sent = { lastSeq: 0, more: 'x'.repeat(16_384) }
    let isAnswered = false
    large.emit('resume', sent, () => (isAnswered = true))
    expect(await ended).toMatch(/transport/)
    expect(isAnswered).toBe(false)
    const less = { lastSeq: 0, more: 'x'.repeat(8_000) }
    expect(await fitting.timeout(5_000).emitWithAck('resume', less)).toMatchObject({
      kind: expect.any(String),
    })
    fitting.disconnect()
  })

  it('are told the whole state when they name a number that no push can have', async () => {
    const socket = await connect(await platform.signUp())
    for (const lastSeq of [2 ** 31, Number.MAX_SAFE_INTEGER, -1, 1.5, 'one', null]) {
      expect(await socket.timeout(2_000).emitWithAck('resume', { lastSeq })).toMatchObject({
        kind: expect.stringMatching(/^(replay|snapshot)$/),
      })
    }
    socket.disconnect()
  })

  it('are not to be had beside their path, which is answered like any other', async () => {
    const { status } = await platform.guest().send('GET', '/socket.io')
    expect(status).toBe(404)
  })

  it('from one network are limited when they are opened', async () => {
    const host = platform.guest().host
    const statuses = await Promise.all(
      Array.from({ length: 320 }, (_, visitor) =>
        fetch(`${platform.url}/socket.io/?EIO=4&transport=polling`, {
          headers: { host, 'x-forwarded-for': `2001:db8:1:2::${visitor.toString(16)}` },
        }).then(({ status }) => status),
      ),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(300)
    expect(statuses.filter((status) => status === 403)).toHaveLength(20)
  })
})
