// @vitest-environment happy-dom
import { modalStackAtom } from '@marquee/core'
import { makeApp, openModal, type TestAppOptions } from '@marquee/core/testing'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useInactivity } from './useInactivity.ts'

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)
function Inactivity() {
  useInactivity()
  return null
}

const reload = vi.fn()
let hidden = false

async function start(options: TestAppOptions = {}) {
  const app = await makeApp(options)
  const { runtime, Frame } = app
  render(
    <Frame>
      <Inactivity />
    </Frame>,
  )
  return runtime
}

function look(away: boolean) {
  hidden = away
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    hidden ? 'hidden' : 'visible',
  )
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  reload.mockClear()
  hidden = false
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('120 minutes out of sight', () => {
  it('SESSION-10 load the page anew', async () => {
    await start()
    look(true)
    await minutes(119.9)
    expect(reload).not.toHaveBeenCalled()
    await minutes(0.2)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('are counted anew whenever it is looked at', async () => {
    await start()
    look(true)
    await minutes(119)
    look(false)
    await minutes(5)
    look(true)
    await minutes(119)
    expect(reload).not.toHaveBeenCalled()
  })

  it('count too where timers slept with the page', async () => {
    await start()
    look(true)
    vi.setSystemTime(Date.now() + 121 * 60_000)
    look(false)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('SESSION-11 wait until the cash desk is left', async () => {
    const { router } = await start({ path: '/cash/deposit-by-money/' })
    look(true)
    await minutes(121)
    expect(reload).not.toHaveBeenCalled()
    await act(async () => router?.navigate({ to: '/cash/success/' }))
    expect(reload).not.toHaveBeenCalled()
    await act(async () => router?.navigate({ to: '/lobby/' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('SESSION-12 wait until the last modal is closed', async () => {
    const { store } = await start()
    await act(async () => openModal(store, 'menu'))
    look(true)
    await minutes(121)
    expect(reload).not.toHaveBeenCalled()
    await act(async () => store.set(modalStackAtom, []))
    expect(reload).toHaveBeenCalledOnce()
  })
})
