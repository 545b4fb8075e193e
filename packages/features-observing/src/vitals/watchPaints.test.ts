// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchPaints } from './watchPaints.ts'

/** What the browser tells who observes. */
let observed: (entries: object[]) => void = () => {}
let now = 0
const frames: (() => void)[] = []

class Observer {
  constructor(told: (list: { getEntries: () => object[] }) => void) {
    observed = (entries) => told({ getEntries: () => entries })
  }
  observe() {}
  disconnect() {
    observed = () => {}
  }
}

class Mark {
  entryType = 'mark'
  detail: string | null = null
  name: string
  startTime: number
  constructor(name: string, startTime: number) {
    this.name = name
    this.startTime = startTime
  }
}

const act = (trace: string, startTime: number) => ({
  entryType: 'resource',
  name: '/rest/acts/',
  startTime,
  serverTiming: [{ name: 'trace', description: trace }],
})

/** Whatever the visitor presses comes as a click that the browser made. */
function press(at: number, isTrusted = true): void {
  const click = new MouseEvent('click', { bubbles: true })
  Object.defineProperties(click, { timeStamp: { value: at }, isTrusted: { value: isTrusted } })
  document.body.dispatchEvent(click)
}

let told: object[] = []
let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('performance', { now: () => now })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('PerformanceMark', Mark)
  told = []
  stop = watchPaints((_, body) => told.push(...(JSON.parse(body) as object[])))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Paints the next picture, and leaves the page. */
function paint(at: number): object[] {
  now = at
  for (const run of frames.splice(0)) run()
  vi.runAllTimers()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  dispatchEvent(new Event('visibilitychange'))
  visibility.mockRestore()
  return told
}

it('tells of an act how long before it the press was that sent it', () => {
  press(1_000)
  observed([act('a', 1_004)])
  expect(paint(1_100)).toEqual([{ trace: 'a', took: 96, pressed: 4, ago: 0 }])
})

it('finds the press of an act whose answer came after another press', () => {
  press(1_000)
  press(1_090)
  observed([act('a', 1_004)])
  expect(paint(1_100)).toMatchObject([{ trace: 'a', pressed: 4 }])
})

it('takes a press inside a game, which its page marks, for one', () => {
  observed([new Mark('marquee-press', 2_000)])
  observed([act('a', 2_250)])
  expect(paint(2_400)).toMatchObject([{ trace: 'a', pressed: 250 }])
})

it('tells of no press where a script pressed, long before, or for another act', () => {
  press(1_000, false)
  observed([act('by a script', 1_004)])
  press(2_000)
  observed([act('long before', 3_100)])
  press(4_000)
  observed([act('sent', 4_004), act('followed', 4_300)])
  const without = { took: expect.any(Number), ago: 0 }
  expect(paint(4_400)).toEqual([
    { trace: 'by a script', ...without },
    { trace: 'long before', ...without },
    { trace: 'sent', pressed: 4, ...without },
    { trace: 'followed', ...without },
  ])
})
