// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startRaygun } from './raygun.ts'
import { monitorSettings } from './settings.ts'
import type { ErrorMonitor } from './types.ts'

interface Sent {
  url: string
  timeout: number
  body: string
}

const sent: Sent[] = []
let online = true

/** The network as far as the service's script can see. */
class FakeRequest {
  timeout = 0
  withCredentials = false
  readyState = 0
  status = 0
  url = ''
  onload: (() => void) | null = null
  onreadystatechange: (() => void) | null = null
  onerror: (() => void) | null = null
  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader() {}
  send(body: string) {
    if (online) sent.push({ url: this.url, timeout: this.timeout, body })
    this.readyState = 4
    this.status = online ? 202 : 0
    this.onreadystatechange?.()
    if (online) this.onload?.()
    else this.onerror?.()
  }
}

const minutes = (count: number) => count * 60_000
const errors = () => sent.filter(({ url }) => url.includes('/entries'))
interface Item {
  type: string
  sessionId: string
  data?: string
}
/** What was sent of the use of the page, one list per sending. */
const batches = (): Item[][] =>
  sent
    .filter(({ url }) => url.includes('/events'))
    .map(({ body }) => (JSON.parse(body) as { eventData: Item[] }).eventData)
const items = () => batches().flat()
const sessions = () => items().filter(({ type }) => type === 'session_start')
/** Time passes with nothing sent before it in view. */
const pass = (ms: number) => {
  sent.length = 0
  vi.advanceTimersByTime(ms)
}

let monitor: ErrorMonitor

/** One monitor for all: the script is a global of its page, so each test goes on from the last. */
beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const began = Date.now()
  vi.stubGlobal('performance', {
    now: () => Date.now() - began,
    timing: { navigationStart: began, fetchStart: began },
    getEntries: () => [],
    getEntriesByType: () => [],
  })
  monitor = await startRaygun({ key: 'test-key', brand: 'test', version: '1.4.0' })
})
afterAll(() => {
  monitor.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('error monitoring', () => {
  it('MONITOR-01 MONITOR-06 speaks to the service of another house, and gives a request 10 seconds', () => {
    monitor.report(new Error('Lost the round of robin@example.test'), { token: 'abc', game: 12 })
    expect(errors()).toHaveLength(1)
    expect(new URL(errors()[0]?.url ?? '').hostname).toBe('api.raygun.io')
    expect(errors()[0]).toMatchObject({ timeout: monitorSettings.requestTimeout })
    expect(monitorSettings.requestTimeout).toBe(10_000)
  })
  it('CONST-01 puts reports of one error together by a short hash of ten characters, whatever its figures', () => {
    const group = () =>
      (JSON.parse(errors().at(-1)?.body ?? '') as { Details: { GroupingKey: string } }).Details
        .GroupingKey
    const groupOfReport = (message: string) => {
      monitor.report(new Error(message))
      return group()
    }
    const one = groupOfReport('Failed to fetch /assets/lobby-a1B2c3D4.js after 3 tries')
    expect(one).toMatch(/^[0-9a-z]{10}$/)
    expect(groupOfReport('Failed to fetch /assets/lobby-9Zy8X7w6.js after 12 tries')).toBe(one)
    expect(groupOfReport('Failed to fetch /assets/wheel-9Zy8X7w6.js after 12 tries')).not.toBe(one)
    sent.splice(1)
  })
  it('says which version of the brand it is about', () => {
    const { Version } = JSON.parse(errors()[0]?.body ?? '').Details
    expect(Version).toBe('1.4.0')
  })
  it('sends no personal data', () => {
    const [{ body } = { body: '' }] = errors()
    expect(body).toContain('Lost the round of [removed]')
    expect(body).not.toContain('robin@')
    expect(body).toContain('"token":"[removed]"')
  })
  it('MONITOR-05 sends the last 32 breadcrumbs along', () => {
    for (let step = 0; step < 40; step++) monitor.breadcrumb(`step ${step}.`)
    monitor.report(new Error('after many steps'))
    const { Breadcrumbs } = JSON.parse(errors().at(-1)?.body ?? '').Details
    expect(Breadcrumbs).toHaveLength(monitorSettings.breadcrumbs)
    expect(Breadcrumbs.at(-1).message).toBe('step 39.')
    expect(monitorSettings.breadcrumbs).toBe(32)
  })
  it('MONITOR-02 begins a new session after 30 minutes without a sign of life', () => {
    pass(1000)
    const touch = () => window.dispatchEvent(new Event('click'))
    touch()
    pass(monitorSettings.sessionExpiry - 1000)
    touch()
    pass(1000)
    expect(sessions()).toEqual([])
    pass(monitorSettings.sessionExpiry + 1000)
    touch()
    pass(1000)
    expect(sessions()).toHaveLength(1)
    expect(monitorSettings.sessionExpiry).toBe(minutes(30))
  })
  it('MONITOR-04 gives a sign of life every 5 minutes', () => {
    const pings = () => items().filter(({ data }) => data?.includes('"ping"'))
    pass(monitorSettings.ping)
    expect(pings()).toHaveLength(1)
    pass(monitorSettings.ping * 3)
    expect(pings()).toHaveLength(3)
    expect(monitorSettings.ping).toBe(minutes(5))
  })
  it('MONITOR-03 MONITOR-07 sends what could not be sent every 30 seconds, 50 at a time', () => {
    online = false
    for (let step = 0; step < 120; step++) monitor.page(`/page-${step}`)
    vi.advanceTimersByTime(1000)
    online = true
    pass(monitorSettings.heartbeat)
    const [first] = batches()
    expect(first).toHaveLength(monitorSettings.batch)
    expect(batches()).toHaveLength(1)
    pass(monitorSettings.heartbeat)
    expect(batches()).toHaveLength(1)
    expect([monitorSettings.heartbeat, monitorSettings.batch]).toEqual([30_000, 50])
  })
  it('MONITOR-08 cuts the address of a page to 800 characters', () => {
    monitor.page(`/${'ab/'.repeat(600)}`)
    pass(monitorSettings.heartbeat)
    monitor.page('/next')
    pass(monitorSettings.heartbeat * 3)
    const urls = items().flatMap(({ data }) =>
      (JSON.parse(data ?? '[]') as { url?: string }[]).map(({ url = '' }) => url),
    )
    const long = urls.filter((url) => url.includes('ab/ab/'))
    expect(long.length).toBeGreaterThan(0)
    for (const url of long) expect(url).toHaveLength(monitorSettings.urlLength)
  })
  it('sends nothing any more once it was stopped', () => {
    pass(1000)
    monitor.stop()
    monitor.report(new Error('after the end'))
    pass(minutes(60))
    expect(sent).toEqual([])
  })
})
