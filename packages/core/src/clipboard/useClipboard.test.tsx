// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useClipboard } from './useClipboard.ts'

beforeEach(() => {
  vi.useFakeTimers()
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

describe('useClipboard', () => {
  it('CONST-02 says copied for 1500 ms, counted from the last copy', async () => {
    const writeText = vi.fn(async () => {})
    const { result } = renderHook(() => useClipboard({ writeText }))
    await act(() => result.current.copy('ABCD'))
    pass(1000)
    await act(() => result.current.copy('EFGH'))
    expect(writeText.mock.calls).toEqual([['ABCD'], ['EFGH']])
    pass(1499)
    expect(result.current.copied).toBe(true)
    pass(1)
    expect(result.current.copied).toBe(false)
  })
  it('answers false and claims nothing when the browser refuses', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const writeText = async () => {
      throw new DOMException('no', 'NotAllowedError')
    }
    const { result } = renderHook(() => useClipboard({ writeText }))
    expect(await act(() => result.current.copy('ABCD'))).toBe(false)
    expect(result.current.copied).toBe(false)
  })
})
