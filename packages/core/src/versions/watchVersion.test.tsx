import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeApp } from '../testing/makeApp.tsx'
import { clearToasts, pass, toasts, toastTextsShown } from '../toasts/testing.ts'
import { watchVersion } from './watchVersion.ts'

const hour = 3_600_000
const start = Date.parse('2026-11-20T12:00:00Z')
const text = 'Updated content is available. Please refresh the page.'

const asked: string[] = []
let latest: () => Promise<Response>
let end = () => {}

beforeEach(async () => {
  vi.useFakeTimers({ now: start })
  await clearToasts()
  vi.setSystemTime(start)
  asked.length = 0
  latest = async () => Response.json({ id: 'b1', timestamp: 1 })
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return latest()
  })
  document.documentElement.dataset['build'] = 'b1'
})
afterEach(async () => {
  end()
  await clearToasts()
  delete document.documentElement.dataset['build']
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function makeWatch() {
  const { runtime } = await makeApp()
  end = watchVersion(runtime)
  return runtime
}

/** Not at once: what a toast is made of is fetched with the first. */
const expectTold = () =>
  vi.waitFor(async () => {
    await pass(100)
    expect(toastTextsShown()).toEqual([text])
  })

describe('watchVersion', () => {
  it('VERSION-02 CALL-04 asks for the newest build every 60 minutes, the first time after 60 minutes, with a timestamp', async () => {
    await makeWatch()
    await vi.advanceTimersByTimeAsync(hour - 1)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([`/builds/latest.json?${start + hour}`])
    await vi.advanceTimersByTimeAsync(2 * hour)
    expect(asked).toHaveLength(3)
    expect(toasts()).toHaveLength(0)
  })
  it('says once that there is a newer build, with refresh and dismiss, until the player chooses', async () => {
    await makeWatch()
    latest = async () => Response.json({ id: 'b2', timestamp: 2 })
    await vi.advanceTimersByTimeAsync(hour)
    await expectTold()
    const buttons = [...(toasts()[0]?.querySelectorAll('button') ?? [])]
    expect(buttons.map((button) => button.textContent)).toEqual(['Refresh', 'Dismiss'])
    await pass(60_000)
    expect(toasts()).toHaveLength(1)
    buttons[1]?.click()
    await pass(1000)
    expect(toasts()).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(hour)
    await pass(1000)
    expect(toasts()).toHaveLength(0)
  })
  it('RT-16 ERR-30 says the same when the platform asks for a reload', async () => {
    const { events } = await makeWatch()
    events.emit('app:reload', {})
    await expectTold()
  })
  it('goes on asking when an answer does not come', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await makeWatch()
    latest = async () => new Response('', { status: 503 })
    await vi.advanceTimersByTimeAsync(hour)
    expect(log).toHaveBeenCalledOnce()
    latest = async () => Response.json({ id: 'b2', timestamp: 2 })
    await vi.advanceTimersByTimeAsync(hour)
    await expectTold()
  })
  it('does not ask in development, which has no builds', async () => {
    delete document.documentElement.dataset['build']
    await makeWatch()
    await vi.advanceTimersByTimeAsync(3 * hour)
    expect(asked).toEqual([])
  })
})
