import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepPlace } from './keepPlace.ts'

type Listener = (event: { toLocation: unknown }) => void

const locationOf = (key: string) => ({ href: `/${key}`, state: { __TSR_key: key } })

/** A router that is told where it goes, and a page whose length is told. */
function setUp() {
  const listeners = new Map<string, Listener>()
  const router = {
    state: { location: locationOf('list'), resolvedLocation: locationOf('list') },
    subscribe: (name: string, listener: Listener) => {
      listeners.set(name, listener)
      return () => {}
    },
  }
  const leave = keepPlace(router as unknown as Parameters<typeof keepPlace>[0])
  return {
    leave,
    arrive: (key: string) => {
      listeners.get('onBeforeNavigate')?.({ toLocation: locationOf(key) })
      listeners.get('onRendered')?.({ toLocation: locationOf(key) })
    },
  }
}

let length = 0
let grown: () => void = () => {}
const grow = (to: number) => {
  length = to
  grown()
}
const scrollTo = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  scrollTo.mockReset()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grown = told
      }
      observe() {}
      disconnect() {
        grown = () => {}
      }
    },
  )
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('innerHeight', 600)
  vi.stubGlobal('scrollY', 3_000)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => length)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Leaves the list at 3,000 px and comes back, while the page goes to 900 px only. */
function comeBackTooEarly() {
  const { leave, arrive } = setUp()
  leave()
  arrive('other')
  vi.stubGlobal('scrollY', 900)
  length = 1_500
  arrive('list')
  return arrive
}

it('waits until a page that is come back to is long enough, and goes to its place once', () => {
  comeBackTooEarly()
  grow(2_000)
  expect(scrollTo).not.toHaveBeenCalled()
  grow(9_000)
  expect(scrollTo.mock.calls).toEqual([[0, 3_000]])
  grow(9_500)
  expect(scrollTo).toHaveBeenCalledOnce()
})

it('leaves alone who has moved, who has gone on, and who waited too long', () => {
  comeBackTooEarly()
  window.dispatchEvent(new Event('wheel'))
  grow(9_000)
  const arrive = comeBackTooEarly()
  arrive('third')
  grow(9_000)
  comeBackTooEarly()
  vi.advanceTimersByTime(10_000)
  grow(9_000)
  expect(scrollTo).not.toHaveBeenCalled()
})

it('does nothing on a page that is at its place, and on one that is new', () => {
  const { leave, arrive } = setUp()
  leave()
  arrive('new')
  arrive('list')
  grow(9_000)
  expect(scrollTo).not.toHaveBeenCalled()
})
