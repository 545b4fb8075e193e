// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeApp } from '../testing/makeApp.tsx'
import { deviceAtom } from './device.ts'
import { useDeviceRefresh } from './useDeviceRefresh.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1'

function Refresher() {
  useDeviceRefresh()
  return null
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

describe('useDeviceRefresh', () => {
  it('DEVICE-03 looks at the device again 50 ms after the last resize', async () => {
    const { runtime, Frame } = await makeApp()
    await act(async () => {
      render(
        <Frame>
          <Refresher />
        </Frame>,
      )
    })
    const device = () => runtime.store.get(deviceAtom)
    expect(device().userAgent).toBe(navigator.userAgent)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone)
    window.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(40)
    window.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(49)
    expect(device().isMobile).toBe(false)
    pass(1)
    expect(device().isMobile).toBe(true)
  })
})
