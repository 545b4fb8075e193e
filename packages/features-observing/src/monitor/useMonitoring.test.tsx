// @vitest-environment happy-dom
import { chooseConsent, consentConfigOf } from '@marquee/core'
import { makeApp, type TestAppOptions, writeConsent } from '@marquee/core/testing'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorMonitor, StartMonitor } from './types.ts'
import { useMonitoring } from './useMonitoring.ts'

const makeMonitor = () =>
  ({ report: vi.fn(), breadcrumb: vi.fn(), page: vi.fn(), stop: vi.fn() }) satisfies ErrorMonitor

function Watcher({ start }: { start: StartMonitor }) {
  useMonitoring(start)
  return null
}

async function mount(brand: TestAppOptions['brand']) {
  const monitor = makeMonitor()
  const start = vi.fn(async () => monitor)
  const app = await makeApp({ brand })
  await act(async () => {
    render(
      <app.Frame>
        <Watcher start={start} />
      </app.Frame>,
    )
  })
  return { ...app, monitor, start }
}

const withKey = { monitoring: { key: 'abc' } }

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  writeConsent(consentConfigOf(withKey), ['monitoring'])
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('useMonitoring', () => {
  it('MONITOR-09 says on the console that the key is not configured', async () => {
    await mount({})
    expect(vi.mocked(console.info).mock.calls.flat().join()).toContain('key is not configured')
  })
  it('MONITOR-10 is skipped without a key, whatever is allowed', async () => {
    const { start } = await mount({})
    expect(start).not.toHaveBeenCalled()
  })
  it('starts with a key and consent, and says nothing', async () => {
    const { start, monitor } = await mount(withKey)
    expect(start).toHaveBeenCalledWith({ key: 'abc', brand: 'test' })
    expect(monitor.page).toHaveBeenCalledWith('/')
    expect(console.info).not.toHaveBeenCalled()
  })
  it("sends to the brand's relay where it has one", async () => {
    const { start } = await mount({ monitoring: { key: 'abc', endpoint: '/relay' } })
    expect(start).toHaveBeenCalledWith({ key: 'abc', brand: 'test', endpoint: '/relay' })
  })
  it('waits for consent, and stops when it is taken back', async () => {
    writeConsent(consentConfigOf(withKey), [])
    const { start, monitor, runtime } = await mount(withKey)
    expect(start).not.toHaveBeenCalled()
    await act(async () => chooseConsent(runtime, ['monitoring']))
    expect(start).toHaveBeenCalledOnce()
    await act(async () => chooseConsent(runtime, []))
    expect(monitor.stop).toHaveBeenCalledOnce()
  })
  it('reports what an error page stands for', async () => {
    const { monitor, runtime } = await mount(withKey)
    const error = new Error('no page')
    act(() => runtime.events.emit('error:shown', { error }))
    expect(monitor.report).toHaveBeenCalledWith(error)
  })
})
