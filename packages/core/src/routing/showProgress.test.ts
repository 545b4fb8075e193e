// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onTheWay, patience, showProgress } from './showProgress.ts'

let resolve: () => void
const start = () =>
  showProgress({
    subscribe: (_: string, listener: () => void) => {
      resolve = listener
      return () => {}
    },
  } as unknown as Parameters<typeof showProgress>[0])

const lines = () => document.querySelectorAll('[data-testid="on-the-way"]').length
const isBusy = () => document.getElementById('content')?.getAttribute('aria-busy') === 'true'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<main id="content"></main>'
})
afterEach(() => vi.useRealTimers())

describe('a page that was asked for', () => {
  it('is said to be on its way once it takes a while, and no longer when it is there', () => {
    const asked = start()
    asked()
    vi.advanceTimersByTime(patience - 1)
    expect([lines(), isBusy()]).toEqual([0, false])
    vi.advanceTimersByTime(1)
    expect([lines(), isBusy()]).toEqual([1, true])
    // Another one instead, before the first is there.
    asked()
    vi.advanceTimersByTime(patience * 2)
    expect(lines()).toBe(1)
    resolve()
    expect([lines(), isBusy()]).toEqual([0, false])
  })

  it('is shown until the last of several things is there', () => {
    const asked = start()
    asked()
    const end = onTheWay()
    vi.advanceTimersByTime(patience)
    resolve()
    expect(lines()).toBe(1)
    end()
    end()
    expect([lines(), isBusy()]).toEqual([0, false])
  })

  it('is not announced where it is there at once', () => {
    const asked = start()
    asked()
    vi.advanceTimersByTime(patience - 1)
    resolve()
    vi.advanceTimersByTime(patience * 4)
    expect([lines(), isBusy()]).toEqual([0, false])
    asked()
    vi.advanceTimersByTime(patience)
    expect(lines()).toBe(1)
    resolve()
  })
})
