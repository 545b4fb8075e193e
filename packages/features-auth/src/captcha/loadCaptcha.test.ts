import type { AppInit } from '@marquee/contract'
import { makeScriptPlace } from '@marquee/core/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadCaptcha } from './loadCaptcha.ts'

const makeCaptcha = (overrides: Partial<AppInit['captcha']> = {}): AppInit['captcha'] => ({
  isEnabled: true,
  key: 'site-key',
  url: 'https://captcha.example/api.js',
  ...overrides,
})

/** Starts to load; `settled` tells whether it counts as loaded. */
function start(captcha: AppInit['captcha']) {
  const place = makeScriptPlace()
  const settled = vi.fn()
  void loadCaptcha(captcha, place).then(settled)
  const later = () => new Promise((resolve) => setTimeout(resolve))
  return { ...place, settled, later }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('loadCaptcha', () => {
  it('CAPTCHA-01 loads the script of the address that the app-init data give', () => {
    const { scripts } = start(makeCaptcha())
    expect(scripts.map(({ src }) => src)).toEqual(['https://captcha.example/api.js'])
  })
  it('CAPTCHA-02 counts as loaded when its script loads, and not before', async () => {
    const { scripts, settled, later } = start(makeCaptcha())
    await later()
    expect(settled).not.toHaveBeenCalled()
    scripts[0]?.onload?.call(globalThis as never, {} as Event)
    await later()
    expect(settled).toHaveBeenCalledOnce()
  })
  it('CAPTCHA-03 ERR-12 counts as loaded when its script fails to load', async () => {
    const { scripts, settled, later } = start(makeCaptcha())
    const fail = scripts[0]?.onerror as ((event: string) => void) | null
    fail?.('blocked')
    await later()
    expect(settled).toHaveBeenCalledOnce()
    expect(console.warn).toHaveBeenCalledOnce()
  })
  it('CAPTCHA-04 counts as loaded at once when it is disabled', async () => {
    const { scripts, settled, later } = start(makeCaptcha({ isEnabled: false }))
    await later()
    expect(settled).toHaveBeenCalledOnce()
    expect(scripts).toEqual([])
  })
  it('CAPTCHA-05 counts as loaded at once when it has no key', async () => {
    const { scripts, settled, later } = start(makeCaptcha({ key: '' }))
    await later()
    expect(settled).toHaveBeenCalledOnce()
    expect(scripts).toEqual([])
  })
})
