import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setClock } from '../app/clock.ts'
import { isChunkFailure, noteChunkFailure, reloadGuard, reloadOnce } from './chunks.ts'

let time = 1_000_000
let restore: () => void
const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  restore = setClock(() => time)
})
afterEach(() => {
  restore()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('reloadOnce', () => {
  it('NAV-03 VERSION-03 reloads once, and not again within 10 seconds', () => {
    expect(reloadGuard).toBe(10_000)
    expect(reloadOnce()).toBe(true)
    time += 9_999
    expect(reloadOnce()).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
    time += 1
    expect(reloadOnce()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })
  it('takes another guard time', () => {
    reloadOnce()
    time += 500
    expect(reloadOnce(500)).toBe(true)
  })
  it('is not held up for ever by a clock that was put back', () => {
    reloadOnce()
    time -= 3_600_000
    expect(reloadOnce()).toBe(true)
  })
  it('does not reload where nothing can be kept: it could not know when to stop', () => {
    const denied = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: denied })
    expect(reloadOnce()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('isChunkFailure', () => {
  it('knows the errors that the build announced, and no others', () => {
    const payload = new TypeError('Failed to fetch dynamically imported module')
    noteChunkFailure({ payload })
    expect(isChunkFailure(payload)).toBe(true)
    expect(isChunkFailure(new TypeError(payload.message))).toBe(false)
    expect(isChunkFailure(undefined)).toBe(false)
  })
})
