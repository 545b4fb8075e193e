import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeApp } from '../testing/makeApp.tsx'
import { keepWebview } from './keepWebview.ts'
import { readWebview, webviewAtom } from './webview.ts'

beforeEach(() => sessionStorage.clear())

describe('webview=true', () => {
  it('holds for the documents that follow in the session', async () => {
    const first = (await makeApp()).runtime
    keepWebview(first)
    readWebview(first, { webview: 'true' })
    const second = (await makeApp()).runtime
    keepWebview(second)
    expect(second.store.get(webviewAtom)).toBe(true)
  })
  it.each([{}, { webview: 'false' }, { webview: '1' }, { webview: ['1', 'true'] }])(
    'is not what %j says',
    async (search) => {
      const { runtime } = await makeApp()
      keepWebview(runtime)
      readWebview(runtime, search)
      expect(runtime.store.get(webviewAtom)).toBe(false)
      expect(sessionStorage).toHaveLength(0)
    },
  )
  it('holds for the page at least where nothing can be kept', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { runtime } = await makeApp()
    keepWebview(runtime, () => {
      throw new DOMException('Denied', 'SecurityError')
    })
    readWebview(runtime, { webview: 'true' })
    expect(runtime.store.get(webviewAtom)).toBe(true)
    expect(log).toHaveBeenCalledOnce()
  })
})
