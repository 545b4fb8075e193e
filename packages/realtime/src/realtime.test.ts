import { describe, expect, expectTypeOf, it } from 'vitest'
import type { AnyPush } from './types.ts'
import { balance, makePush, startClient, startPlatform, until } from './testing.ts'

describe('pushes', () => {
  it('reach everybody who listens once and in order, until they stop listening', async () => {
    const platform = await startPlatform()
    const { realtime, heard, connected, seqs } = startClient(platform)
    const points: number[] = []
    const stop = realtime.on('bingo', ({ availablePoint }) => points.push(availablePoint))
    realtime.on('season', () => points.push(-1))
    await connected()
    for (const seq of [1, 2, 3]) platform.push(makePush(seq))
    await until(() => seqs().length === 3)
    stop()
    platform.push(makePush(4))
    await until(() => seqs().length === 4)
    expect(seqs()).toEqual([1, 2, 3, 4])
    expect(points).toEqual([1, 2, 3])
    expect(heard.pushes[0]).toEqual(makePush(1))
    expect(heard.statuses).toEqual(['connecting', 'connected'])
    expect(platform.asked).toEqual([])
  })

  it('whose trace is kept leave a mark with its name, which who measures finds', async () => {
    const platform = await startPlatform()
    const marks: unknown[] = []
    const watcher = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        marks.push([entry.name, (entry as PerformanceMark).detail])
    })
    watcher.observe({ entryTypes: ['mark'] })
    const { connected, seqs } = startClient(platform)
    await connected()
    platform.push({ ...makePush(1), trace: '00-ab-cd-01.ef' })
    platform.push(makePush(2))
    await until(() => seqs().length === 2)
    await expect.poll(() => marks).toEqual([['marquee-push', '00-ab-cd-01.ef']])
    watcher.disconnect()
    expect(performance.getEntriesByType('mark')).toEqual([])
  })

  it('are dropped in silence when they come again', async () => {
    const platform = await startPlatform()
    const { heard, connected, seqs } = startClient(platform)
    await connected()
    platform.push(makePush(1))
    platform.io.emit('push', makePush(1))
    platform.push(makePush(2))
    platform.io.emit('push', makePush(1))
    platform.push(makePush(3))
    await until(() => seqs().length >= 3)
    expect(seqs()).toEqual([1, 2, 3])
    expect(heard.warnings).toEqual([])
    expect(platform.asked).toEqual([])
  })

  it('are asked for when a gap shows, and applied in order', async () => {
    const platform = await startPlatform()
    const { connected, seqs } = startClient(platform)
    await connected()
    platform.push(makePush(1))
    platform.outbox.push(makePush(2), makePush(3))
    platform.push(makePush(4))
    platform.push(makePush(5))
    await until(() => seqs().length >= 5)
    expect(seqs()).toEqual([1, 2, 3, 4, 5])
    expect(platform.asked).toEqual([1])
  })

  it('that came before the answer to the connection wait for it', async () => {
    const platform = await startPlatform()
    platform.outbox.push(makePush(1), makePush(2))
    platform.io.on('connection', () => undefined)
    platform.io.use((socket, next) => {
      const { emit } = socket
      socket.emit = (event: string, ...values: unknown[]) => {
        if (event === 'resume') emit.call(socket, 'push', makePush(2))
        return emit.call(socket, event, ...values)
      }
      next()
    })
    const { connected, seqs } = startClient(platform, { lastSequence: 0 })
    await connected()
    await until(() => seqs().length >= 2)
    expect(seqs()).toEqual([1, 2])
  })

  it('missed since the page was made are told on connecting', async () => {
    const platform = await startPlatform()
    platform.outbox.push(makePush(1), makePush(2), makePush(3))
    const { connected, seqs } = startClient(platform, { lastSequence: 1 })
    await connected()
    expect(seqs()).toEqual([2, 3])
    expect(platform.handshakes[0]?.lastSeq).toBe(1)
  })

  it('start after the ticket’s number when the page has none', async () => {
    const platform = await startPlatform()
    platform.outbox.push(makePush(1), makePush(2))
    const { connected, seqs } = startClient(platform)
    await connected()
    expect(platform.handshakes[0]?.lastSeq).toBe(2)
    expect(seqs()).toEqual([])
  })

  it.each([
    ['an unknown channel', { channel: 'weather' }, /channel weather .* no channel "weather"/],
    ['the name of an object member', { channel: 'toString' }, /no channel "toString"/],
    ['a payload of another shape', { data: { availablePoint: 'x' } }, /bingo .*availablePoint: /],
    ['no instant', { at: undefined }, /when it happened/],
  ])('of %s are logged once and dropped, and count as applied', async (_, overrides, warning) => {
    const platform = await startPlatform()
    const { heard, connected, seqs } = startClient(platform)
    await connected()
    platform.push(makePush(1, overrides))
    platform.push(makePush(2))
    await until(() => seqs().length >= 1)
    expect(seqs()).toEqual([2])
    expect(heard.warnings).toEqual([expect.stringMatching(warning)])
    expect(platform.asked).toEqual([])
  })

  it('without a number are logged and change nothing', async () => {
    const platform = await startPlatform()
    const { heard, connected, seqs } = startClient(platform)
    await connected()
    platform.io.emit('push', null)
    platform.push(makePush(1))
    await until(() => seqs().length >= 1)
    expect(heard.warnings).toEqual(['A push without a number was dropped.'])
  })

  it('reach the other handlers when one fails', async () => {
    const platform = await startPlatform()
    const { realtime, heard, connected } = startClient(platform)
    let reached = 0
    realtime.on('bingo', () => {
      throw new Error('broken handler')
    })
    realtime.on('bingo', () => (reached += 1))
    await connected()
    platform.push(makePush(1))
    platform.push(makePush(2))
    await until(() => reached === 2)
    expect(heard.errors).toHaveLength(2)
  })

  it('carry the type of their channel', () => {
    const { realtime } = startClient({
      port: 1,
      getTicket: async () => ({ ticket: '', lastSequence: 0 }),
    })
    realtime.on('setBalance', (data, push) => {
      expectTypeOf(data.balance.coins).toEqualTypeOf<number>()
      expectTypeOf(push.channel).toEqualTypeOf<'setBalance'>()
    })
    const offered = (push: AnyPush) => (push.channel === 'bannerOffer' ? push.data.presetId : null)
    expectTypeOf(offered).returns.toEqualTypeOf<number | null>()
  })
})

describe('snapshot', () => {
  it('replaces what was missed, on connecting and in a gap', async () => {
    const platform = await startPlatform()
    const { heard, connected, seqs } = startClient(platform, { lastSequence: 0 })
    const snapshot = (seq: number) => ({ kind: 'snapshot', seq, balance, gameMode: 'SweepStakes' })
    platform.outbox.push(makePush(500))
    platform.resume = () => snapshot(500)
    await connected()
    platform.push(makePush(501))
    platform.resume = () => snapshot(900)
    platform.push(makePush(900))
    platform.push(makePush(901))
    await until(() => seqs().length >= 2)
    expect(seqs()).toEqual([501, 901])
    expect(heard.snapshots).toEqual([
      { seq: 500, balance, gameMode: 'SweepStakes' },
      { seq: 900, balance, gameMode: 'SweepStakes' },
    ])
    expect(platform.asked).toEqual([501])
  })
})

describe('the end', () => {
  it('comes with the session, and nothing is tried again', async () => {
    const platform = await startPlatform()
    const { heard, connected } = startClient(platform)
    await connected()
    platform.io.emit('signed-out')
    await until(() => heard.signedOut === 1)
    expect(heard.statuses).toEqual(['connecting', 'connected', 'disconnected'])
    await until(() => platform.io.engine.clientsCount === 0)
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(platform.issued).toBe(1)
  })

  it('says whether the session is over or lives on without play', async () => {
    const platform = await startPlatform()
    const reasons: string[] = []
    const onSignedOut = (reason: string) => void reasons.push(reason)
    for (const said of [[], [null], ['excluded']]) {
      const { connected } = startClient(platform, { onSignedOut })
      await connected()
      platform.io.emit('signed-out', ...said)
      await until(() => platform.io.engine.clientsCount === 0)
    }
    expect(reasons).toEqual(['over', 'over', 'excluded'])
  })

  it('comes with disconnect(), at once, and connect() opens it again from where it was', async () => {
    const platform = await startPlatform()
    const { realtime, heard, connected, seqs } = startClient(platform)
    await connected()
    await realtime.connect()
    expect(platform.issued).toBe(1)
    realtime.disconnect()
    expect(realtime.status).toBe('disconnected')
    await until(() => platform.io.engine.clientsCount === 0)
    platform.push(makePush(1))
    await connected()
    platform.push(makePush(2))
    await until(() => seqs().length >= 2)
    expect(seqs()).toEqual([1, 2])
    expect(heard.statuses.filter((status) => status === 'connected')).toHaveLength(2)
  })

  it('leaves nothing open when disconnect() overtakes connect()', async () => {
    const platform = await startPlatform()
    const { realtime } = startClient(platform)
    const connecting = realtime.connect()
    realtime.disconnect()
    await connecting
    expect(platform.issued).toBe(0)
    expect(realtime.status).toBe('disconnected')
  })
})
