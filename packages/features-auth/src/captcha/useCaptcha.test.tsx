// @vitest-environment happy-dom
import { makeApp, makeAppInit } from '@marquee/core/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useCaptcha } from './useCaptcha.ts'

function Reader() {
  return <output>{useCaptcha().isLoaded ? 'loaded' : 'waiting'}</output>
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('useCaptcha', () => {
  it('CAPTCHA-01 CAPTCHA-02 fetches the app-init script once for all who ask, and tells them', async () => {
    const captcha = { isEnabled: true, key: 'k', url: 'https://captcha.example/api.js' }
    const append = vi.spyOn(document.head, 'append').mockReturnValue(undefined)
    const { Frame } = await makeApp({ data: [[['app-init'], makeAppInit({ captcha })]] })
    await act(async () => {
      render(
        <Frame>
          <Reader />
          <Reader />
        </Frame>,
      )
    })
    const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(shown()).toEqual(['waiting', 'waiting'])
    expect(append).toHaveBeenCalledOnce()
    const script = append.mock.calls[0]?.[0] as HTMLScriptElement
    expect(script.src).toBe(captcha.url)
    await act(async () => script.onload?.(new Event('load')))
    expect(shown()).toEqual(['loaded', 'loaded'])
  })
})
