// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { now } from '../app/clock.ts'
import { useCountdown } from './useCountdown.ts'

const start = new Date('2026-11-20T12:00:00Z').getTime()
const day = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** A countdown with every figure it showed. */
function count(options: Parameters<typeof useCountdown>[0]) {
  const shown: (number | null)[] = []
  const hook = renderHook((given: typeof options) => shown.push(useCountdown(given)), {
    initialProps: options,
  })
  return { shown, ...hook, last: () => shown.at(-1) }
}

describe('useCountdown', () => {
  it('COUNTDOWN-01 ticks each second', () => {
    const { shown } = count({ until: start + 3000 })
    pass(999)
    expect(shown).toEqual([null, 3000])
    pass(1)
    pass(1000)
    expect(shown).toEqual([null, 3000, 2000, 1000])
  })
  it('falls into step with the second that remains', () => {
    const { shown } = count({ until: start + 2400 })
    pass(400)
    pass(1000)
    expect(shown).toEqual([null, 2400, 2000, 1000])
  })
  it('COUNTDOWN-02 stops at zero', () => {
    const { last } = count({ until: start + 2000 })
    pass(10_000)
    expect(last()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
  it('COUNTDOWN-03 calls the stop callback once, when it stops at zero', () => {
    const onStop = vi.fn()
    count({ until: start + 2000, onStop })
    pass(1999)
    expect(onStop).not.toHaveBeenCalled()
    pass(60_000)
    expect(onStop).toHaveBeenCalledOnce()
  })
  it('is not called when it goes before it ends', () => {
    const onStop = vi.fn()
    count({ until: start + 2000, onStop }).unmount()
    pass(5000)
    expect(onStop).not.toHaveBeenCalled()
  })
  it('COUNTDOWN-04 stands still in optimized mode while more than a day remains', () => {
    const { shown, last } = count({ until: start + day + 5000, optimized: true })
    pass(4999)
    expect(shown).toEqual([null, day + 5000])
    pass(1)
    expect(last()).toBe(day)
    pass(1000)
    expect(last()).toBe(day - 1000)
  })
  it('ticks with more than a day to go when it is not optimized', () => {
    const { last } = count({ until: start + day + 5000 })
    pass(1000)
    expect(last()).toBe(day + 4000)
  })
  it('sleeps through months without waking early', () => {
    const { last } = count({ until: start + 90 * day, optimized: true })
    pass(89 * day)
    expect(last()).toBe(day)
  })
  it('starts over for another end, and shows nothing without one', () => {
    const hook = count({ until: start + 1000 })
    hook.rerender({ until: now() + 60_000 })
    expect(hook.last()).toBe(60_000)
    hook.rerender({ until: null })
    expect(hook.last()).toBeNull()
  })
})
