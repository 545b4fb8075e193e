import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('whenIdle', () => {
  it('CONST-03 reports 50 ms of remaining time where the browser has no idle callback', () => {
    vi.useFakeTimers()
    const run = vi.fn((deadline: IdleDeadline) => deadline.timeRemaining())
    whenIdle(run)
    vi.runAllTimers()
    expect(run).toHaveReturnedWith(50)
    const [[deadline]] = run.mock.calls as [[IdleDeadline]]
    vi.advanceTimersByTime(20)
    expect(deadline.timeRemaining()).toBe(30)
    vi.advanceTimersByTime(60)
    expect(deadline.timeRemaining()).toBe(0)
  })
  it("hands on the browser's own answer where there is one", () => {
    const own: IdleDeadline = { didTimeout: true, timeRemaining: () => 12 }
    vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => run(own))
    const run = vi.fn()
    whenIdle(run)
    expect(run).toHaveBeenCalledWith(own)
  })
  it('can be called off', () => {
    vi.useFakeTimers()
    const run = vi.fn()
    whenIdle(run)()
    vi.runAllTimers()
    expect(run).not.toHaveBeenCalled()
  })
})
