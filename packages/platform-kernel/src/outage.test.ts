import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlatformError } from './errors.ts'
import { watchOutage } from './outage.ts'

const gone = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
const never = () => new Promise<string>(() => {})

describe('a call that waits for the database', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** What becomes of an act within a time, in ms: the code of its failure, or 'waits'. */
  async function after(ms: number, asked: Promise<string>): Promise<string> {
    const end = asked.catch((error: Error) =>
      error instanceof PlatformError ? error.code : error.message,
    )
    const waited = new Promise<string>((resolve) => setTimeout(() => resolve('waits'), ms))
    await vi.advanceTimersByTimeAsync(ms)
    return Promise.race([end, waited])
  }

  it('is told within half a second once another has found the database away, also one that began before', async () => {
    const outage = watchOutage()
    const early = outage.bound(never)
    expect(await after(5_000, early)).toBe('waits')
    await outage.bound(gone).catch(() => {})
    expect(await after(50, early)).toBe('unavailable')
    // The other half of the second is for the way and a busy process.
    expect(await after(500, outage.bound(never))).toBe('unavailable')
  })

  it('is told as soon after a connection was lost that nobody used', async () => {
    const outage = watchOutage()
    outage.lost()
    expect(await after(500, outage.bound(never))).toBe('unavailable')
  })

  it('is told so also where another was answered that asked the database nothing', async () => {
    const outage = watchOutage()
    await outage.bound(gone).catch(() => {})
    expect(await outage.bound(async () => 'from memory')).toBe('from memory')
    expect(await after(500, outage.bound(never))).toBe('unavailable')
  })

  it('goes on for as long as it takes while the database is there, or only a row of it is locked', async () => {
    const outage = watchOutage()
    const locked = () => Promise.reject(Object.assign(new Error('locked'), { code: '55P03' }))
    await outage.bound(locked).catch(() => {})
    expect(await after(10_000, outage.bound(never))).toBe('waits')
    await outage.bound(gone).catch(() => {})
    outage.found()
    expect(await after(10_000, outage.bound(never))).toBe('waits')
  })
})
