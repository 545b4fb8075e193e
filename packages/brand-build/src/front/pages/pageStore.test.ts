import type { PageAnswer } from '@marquee/core/server/types'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makePageStore } from './pageStore.ts'

const makeAnswer = (overrides: Partial<PageAnswer> = {}): PageAnswer => ({
  status: 200,
  headers: {},
  cookies: [],
  parts: ['a page'],
  shared: false,
  isIncomplete: false,
  ...overrides,
})

let time: number
const makeStore = (options = {}) => makePageStore({ now: () => time, ...options })
const numbered = (overrides: Partial<PageAnswer> = {}) => {
  let count = 0
  return vi.fn(async () => makeAnswer({ parts: [`page ${++count}`], ...overrides }))
}
beforeEach(() => {
  time = 0
})

describe('makePageStore', () => {
  it('gives a page out for 30 s, then a while longer while the next one is made', async () => {
    const store = makeStore()
    const render = numbered()
    const shown = async (at: number) => {
      time = at
      return (await store.answer('a', render)).parts[0]
    }
    expect(await shown(0)).toBe('page 1')
    expect(await shown(29_999)).toBe('page 1')
    expect(await shown(30_000)).toBe('page 1')
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    expect(await shown(30_001)).toBe('page 2')
    expect(await shown(90_002)).toBe('page 3')
  })

  it('marks as shared what it keeps, and nothing else', async () => {
    const store = makeStore()
    expect((await store.answer('a', numbered())).shared).toBe(true)
    for (const odd of [{ status: 404 }, { cookies: ['a=b'] }, { isIncomplete: true }]) {
      const render = numbered(odd)
      expect((await store.answer(JSON.stringify(odd), render)).shared).toBe(false)
      await store.answer(JSON.stringify(odd), render)
      expect(render).toHaveBeenCalledTimes(2)
    }
  })

  it('goes on giving out a page that could not be made anew, until it is too old', async () => {
    const store = makeStore()
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
    await store.answer('a', numbered())
    const failing = vi.fn(() => Promise.reject(new Error('down')))
    time = 40_000
    expect((await store.answer('a', failing)).parts).toEqual(['page 1'])
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce())
    time = 70_000
    await expect(store.answer('a', failing)).rejects.toThrow('down')
    logged.mockRestore()
  })

  it('lets everybody try who waited for a page that failed', async () => {
    const store = makeStore()
    const first = store.answer('a', () => Promise.reject(new Error('down')))
    const second = store.answer('a', numbered())
    await expect(first).rejects.toThrow('down')
    expect((await second).parts).toEqual(['page 1'])
  })

  it('lets go of pages that are too old, though nobody asks for others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const store = makeStore()
      const later = (ms: number) => {
        time += ms
        vi.advanceTimersByTime(ms)
      }
      await store.answer('a', numbered())
      later(30_000)
      await store.answer('b', numbered())
      // It looks again for as long as there is a page.
      later(59_000)
      expect(vi.getTimerCount()).toBe(1)
      later(11_000)
      expect(vi.getTimerCount()).toBe(0)
      await store.answer('c', numbered())
      expect(vi.getTimerCount()).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('forgets the page that was not asked for longest when there are too many', async () => {
    const store = makeStore({ maxSize: 40 })
    const render = vi.fn(async () => makeAnswer({ parts: ['x'.repeat(14)] }))
    for (const key of ['a', 'b', 'a', 'c']) await store.answer(key, render)
    expect(render).toHaveBeenCalledTimes(3)
    await store.answer('a', render)
    expect(render).toHaveBeenCalledTimes(3)
    await store.answer('b', render)
    expect(render).toHaveBeenCalledTimes(4)
  })
})
