import { player as players, rounds, session } from '@marquee/contract'
import type { RunningFront } from '@marquee/brand-build/front'
import { makeLog } from '@marquee/platform-kernel/log'
import { serving, startTracing, type Tracing } from '@marquee/platform-kernel/tracing/tracing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { makeClient, type TestClient } from '../../testing/makeClient.ts'
import { makePlatform, makeSignUp, type TestPlatform } from '../../testing/makePlatform.ts'
import { makeSpin } from '../../testing/makePlay.ts'
import { startCallFront } from '../../testing/startCallFront.ts'
import {
  type Collector,
  type SentSpan,
  startCollector,
} from '@marquee/platform-kernel/testing/startCollector'

const brand = 'stormrush'
const forged = '4bf92f3577b34da6a3ce929d0e0e4736'

let collector: Collector
let traces: { front: Tracing; platform: Tracing }
let platform: TestPlatform
let front: RunningFront
let player: TestClient
/** Signs somebody up by the front. */
async function signUp(surname: string): Promise<TestClient> {
  const url = `http://127.0.0.1:${front.port}`
  const client = makeClient({ url, host: `${brand}.localhost`, ip: '198.51.100.9' })
  await client.ask(session.signUp, { body: makeSignUp({ surname, zip: '43004' }) })
  return client
}
beforeAll(async () => {
  collector = await startCollector()
  const open = (service: string) =>
    startTracing({ endpoint: collector.url, service, key: 'renderer-key' })
  traces = { front: await open('front'), platform: await open('platform') }
  platform = await makePlatform({ brand, tracing: traces.platform })
  front = await startCallFront(brand, { platformUrl: platform.url, tracing: traces.front })
  player = await signUp('Doe')
})
afterAll(async () => {
  await front.stop()
  await platform.stop()
  await collector.stop()
})

/** Waits for a span that fits; a collector hears of it a second later. */
const spanOf = (fits: (span: SentSpan) => boolean) =>
  expect.poll(() => collector.spans.find(fits), { timeout: 8_000 })

describe('traces', () => {
  it('one trace follows a spin from the front to the push', async () => {
    const tab = await listen(platform.url, player)
    platform.clock.advance(4_000)
    await player.ask(rounds.play, { body: makeSpin() })
    await tab.next('setBalance')
    tab.close()
    const isPlay = ({ name }: SentSpan) => name === `POST ${rounds.play.path}`
    await spanOf(isPlay).toBeDefined()
    const { traceId, parentSpanId, spanId } = collector.spans.find(isPlay) as SentSpan
    await spanOf(
      (span) => span.traceId === traceId && span.name === 'push setBalance',
    ).toBeDefined()
    await spanOf((span) => span.traceId === traceId && span.name === 'front call').toBeDefined()
    const own = collector.spans.filter((span) => span.traceId === traceId)
    const edge = own.find(({ name }) => name === 'front call')
    expect(edge).toMatchObject({ service: 'front', spanId: parentSpanId })
    expect(edge?.parentSpanId).toBeUndefined()
    const statements = own.filter(({ name }) => name.startsWith('sql '))
    expect(statements.length).toBeGreaterThan(5)
    expect(statements.every((span) => span.parentSpanId === spanId)).toBe(true)
    const outbox = statements.find((span) =>
      String(span.attributes['db.query.text']).includes('insert into outbox'),
    )
    expect(outbox?.service).toBe('platform')
    const push = own.find(({ name }) => name === 'push setBalance')
    expect(push).toMatchObject({ service: 'platform', parentSpanId: spanId })
  })

  describe('paint', () => {
    const nameOf = (header: unknown) => /^trace;desc="([^"]+)"$/.exec(String(header))?.[1] ?? ''
    const tell = (paints: object[]) =>
      player.send('POST', '/paints', { raw: JSON.stringify(paints) })
    const changeMode = () => player.call(players.switchToTournamentPoints)

    it('a trace ends where the page showed what the act had answered', async () => {
      const { headers } = await changeMode()
      const trace = nameOf(headers['server-timing'])
      const { status } = await tell([{ trace, took: 120, ago: 1_000 }])
      expect(status).toBe(204)
      await spanOf(({ name }) => name === 'paint').toBeDefined()
      const paint = collector.spans.find(({ name }) => name === 'paint') as SentSpan
      const act = collector.spans.find(({ spanId }) => spanId === paint.parentSpanId)
      expect(act).toMatchObject({ name: 'front call', service: 'front', traceId: paint.traceId })
      expect(paint.attributes).toMatchObject({ 'marquee.brand': brand, 'marquee.took_ms': 120 })
      const ms = (nanoseconds: string) => Number(BigInt(nanoseconds) / 1_000_000n)
      expect(ms(paint.endTimeUnixNano) - ms(paint.startTimeUnixNano)).toBe(120)
    })

    it('a trace begins with the press that sent the act, where the page tells of one', async () => {
      const trace = nameOf((await changeMode()).headers['server-timing'])
      await tell([{ trace, took: 60, pressed: 7, ago: 0 }])
      await spanOf(({ name }) => name === 'press').toBeDefined()
      const press = collector.spans.find(({ name }) => name === 'press') as SentSpan
      const isOwnPaint = ({ name, traceId }: SentSpan) =>
        name === 'paint' && traceId === press.traceId
      const paint = collector.spans.find(isOwnPaint)
      expect(press.parentSpanId).toBe(paint?.parentSpanId)
      expect(press.endTimeUnixNano).toBe(paint?.startTimeUnixNano)
      const took = BigInt(press.endTimeUnixNano) - BigInt(press.startTimeUnixNano)
      expect(Number(took / 1_000_000n)).toBe(7)
      expect((await tell([{ trace, took: 60, pressed: -1, ago: 0 }])).status).toBe(400)
    })

    it('a trace ends in every tab that showed the push', async () => {
      const other = await signUp('Roe')
      const tabs = [await listen(platform.url, other), await listen(platform.url, other)]
      const { headers } = await other.call(rounds.play, { body: makeSpin() })
      const [, traceOfAct = ''] = nameOf(headers['server-timing']).split('-')
      expect(traceOfAct).toHaveLength(32)
      // What signing up gave may be on its way still.
      const [push, same] = await Promise.all(
        tabs.map((tab) =>
          tab.next('setBalance', ({ trace }) => trace?.includes(traceOfAct) === true),
        ),
      )
      for (const tab of tabs) tab.close()
      expect(same?.trace).toBe(push?.trace)
      await tell([41, 42].map((took) => ({ trace: push?.trace ?? '', took, ago: 0 })))
      for (const took of [41, 42]) {
        const isOwn = ({ name, attributes }: SentSpan) =>
          name === 'paint' && attributes['marquee.took_ms'] === took
        await spanOf(isOwn).toBeDefined()
        const paint = collector.spans.find(isOwn)
        const push = collector.spans.find(({ spanId }) => spanId === paint?.parentSpanId)
        expect(push).toMatchObject({ name: 'push setBalance', traceId: paint?.traceId })
      }
    })

    it('what is only read names no trace', async () => {
      expect((await player.send('GET', '/rest/player/')).headers).not.toHaveProperty(
        'server-timing',
      )
    })

    it('a name that no front gave is refused, with all that came beside it', async () => {
      const trace = nameOf((await changeMode()).headers['server-timing'])
      const paint = { took: 77, ago: 0 }
      const made = `00-${forged}-00f067aa0ba902b7-01.${trace.split('.')[1]}`
      expect(
        (
          await tell([
            { trace, ...paint },
            { trace: made, ...paint },
          ])
        ).status,
      ).toBe(400)
      expect((await tell([{ trace: `${trace}0`, ...paint }])).status).toBe(400)
      expect((await tell([{ trace, ...paint, player: 'robin' }])).status).toBe(400)
      expect((await tell([{ trace, took: 78, ago: 0 }])).status).toBe(204)
      await spanOf(({ attributes }) => attributes['marquee.took_ms'] === 78).toBeDefined()
      expect(collector.spans.some(({ attributes }) => attributes['marquee.took_ms'] === 77)).toBe(
        false,
      )
    })
  })

  it('no visitor chooses the trace that is written into', async () => {
    const headers = { traceparent: `00-${forged}-00f067aa0ba902b7-01` }
    await player.send('GET', '/rest/player/', { headers })
    await spanOf(({ name }) => name === 'GET /rest/player/').toBeDefined()
    expect(collector.spans.some(({ traceId }) => traceId === forged)).toBe(false)
  })

  it('statements are told without what stood in their place-holders', () => {
    const texts = collector.spans.flatMap(({ attributes }) => Object.values(attributes).map(String))
    expect(texts.filter((text) => text.includes('@example.test'))).toEqual([])
  })

  it('a line of the log says which trace it belongs to, and nothing where there is none', async () => {
    const lines: string[] = []
    const log = makeLog('info', { write: (line: string) => lines.push(line) })
    const traceparent = `00-${forged}-00f067aa0ba902b7-01`
    await serving(traces.platform, { name: 'test', traceparent }, async () => log.info('within'))
    log.info('outside')
    const [within, outside] = lines.map((line) => JSON.parse(line) as { traceId?: string })
    expect(within?.traceId).toBe(forged)
    expect(outside).not.toHaveProperty('traceId')
  })
})
