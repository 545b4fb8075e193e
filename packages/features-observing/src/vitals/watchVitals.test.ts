// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchVitals } from './watchVitals.ts'

type Entry = Record<string, unknown>

/** What the browser keeps, by type; a browser measures the types that are named here. */
let kept: Record<string, Entry[]> = {}

class Observer {
  static get supportedEntryTypes() {
    return Object.keys(kept)
  }
  waiting: Entry[] = []
  observe({ type, durationThreshold = 0 }: { type: string; durationThreshold?: number }) {
    const entries = kept[type] ?? []
    this.waiting.push(
      ...entries
        .map((entry) => ({ entryType: type, ...entry }))
        .filter(({ duration }: Entry) => type !== 'event' || Number(duration) >= durationThreshold),
    )
  }
  takeRecords() {
    return this.waiting.splice(0)
  }
  disconnect() {
    this.waiting = []
  }
}

const timeline = (more: { interactionCount?: number }) => ({
  now: () => 9_000,
  getEntriesByType: (type: string) => kept[type] ?? [],
  getEntriesByName: (name: string) => (kept['paint'] ?? []).filter((entry) => entry.name === name),
  ...more,
})

/** Lets the browser say how many answers there were. */
const count = (interactionCount: number) =>
  vi.stubGlobal('performance', timeline({ interactionCount }))

const painted = { name: 'first-contentful-paint', startTime: 300 }

beforeEach(() => {
  kept = { event: [], 'first-input': [], 'largest-contentful-paint': [], 'layout-shift': [] }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal(
    'PerformanceEventTiming',
    class {
      get interactionId() {
        return 0
      }
    },
  )
  vi.stubGlobal('performance', timeline({}))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Leaves the page, and gives what was sent. */
function leave(): unknown[] {
  const send = vi.fn()
  const stop = watchVitals(send)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  stop()
  return send.mock.calls.map(([, body]) => JSON.parse(String(body)))
}
const told = () => leave()[0]

it('tells nothing where a browser measures nothing', () => {
  kept = {}
  expect(leave()).toEqual([])
})

it('tells the largest paint before the page was hidden, from when it was asked for, once', () => {
  kept['largest-contentful-paint'] = [
    { startTime: 900 },
    { startTime: 1_500 },
    { startTime: 4_000 },
  ]
  kept['navigation'] = [{ activationStart: 200 }]
  kept['visibility-state'] = [
    // It was loaded before anybody asked for it.
    { name: 'hidden', startTime: 0 },
    { name: 'hidden', startTime: 3_000 },
  ]
  expect(leave()).toEqual([{ device: 'desktop', lcp: 1_300 }])
})

it('tells the worst five seconds of shifts that came within a second of each other, without what a press moved', () => {
  kept['paint'] = [painted]
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    startTime,
    value,
    hadRecentInput,
  })
  kept['layout-shift'] = [
    shift(400, 0.1),
    shift(1_300, 0.05),
    // A second later, which is too late.
    shift(2_300, 0.12),
    shift(3_000, 9, true),
    ...[3_200, 4_100, 5_000, 5_900, 6_800, 7_700].map((at) => shift(at, 0.02)),
  ]
  // 2 300 with what came until 6 800: 7 700 is beyond five seconds.
  expect(told()).toEqual({ device: 'desktop', cls: 0.22 })
})

it('tells that nothing moved, and nothing of a page that nobody saw', () => {
  kept['paint'] = [painted]
  expect(told()).toEqual({ device: 'desktop', cls: 0 })
  kept['visibility-state'] = [{ name: 'hidden', startTime: 0 }]
  expect(told()).toBeUndefined()
})

const press = (nth: number, duration: number) => ({ interactionId: 1_000 + nth * 7, duration })

it('tells the slowest answer, by the slowest event of a press', () => {
  count(3)
  kept['event'] = [press(1, 80), press(2, 64), press(2, 240), { interactionId: 0, duration: 900 }]
  expect(told()).toEqual({ device: 'desktop', inp: 240 })
})

it('tells a quick answer where none took long', () => {
  count(1)
  kept['event'] = [press(1, 24)]
  kept['first-input'] = [press(1, 24)]
  expect(told()).toEqual({ device: 'desktop', inp: 24 })
})

it.each([true, false])(
  'leaves out the two slowest of a hundred presses > counted by the browser: %s',
  (isCounted) => {
    if (isCounted) count(100)
    kept['event'] = Array.from({ length: 100 }, (_, nth) => press(nth, nth === 50 ? 900 : 48 + nth))
    expect(told()).toEqual({ device: 'desktop', inp: 146 })
  },
)

it('sends nothing once it is over', () => {
  kept['paint'] = [painted]
  const send = vi.fn()
  watchVitals(send)()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(send).not.toHaveBeenCalled()
})
