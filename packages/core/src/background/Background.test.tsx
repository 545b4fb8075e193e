import { act, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { deviceAtom } from '../device/device.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { Background } from './Background.tsx'

afterEach(() => vi.restoreAllMocks())

it('a page looks at the device again after a resize (DEVICE-03)', async () => {
  const { runtime, Frame } = await makeApp({ path: '/library' })
  await act(async () => {
    render(
      <Frame>
        <Background />
      </Frame>,
    )
  })
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
  )
  expect(runtime.store.get(deviceAtom).isIos).toBe(false)
  window.dispatchEvent(new Event('resize'))
  await waitFor(() => expect(runtime.store.get(deviceAtom).isIos).toBe(true))
})
