// @vitest-environment happy-dom
import { chooseConsent, consentConfigOf } from '@marquee/core'
import { makeApp, writeConsent } from '@marquee/core/testing'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useVitals } from './useVitals.ts'

const brand = { monitoring: { key: 'abc' } }

async function mount(allowed: string[]) {
  writeConsent(consentConfigOf(brand), allowed)
  const stop = vi.fn()
  const watch = vi.fn(() => stop)
  const load = vi.fn(async () => watch)
  const app = await makeApp({ brand })
  function Watcher() {
    useVitals(load)
    return null
  }
  await act(async () => {
    render(
      <app.Frame>
        <Watcher />
      </app.Frame>,
    )
  })
  return { ...app, load, watch, stop }
}

let idle: (() => void)[] = []
beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('cancelIdleCallback', (nth: number) => (idle[nth - 1] = () => {}))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const rest = () => act(async () => idle.forEach((run) => run()))

it('fetches nothing before the page has nothing else to do', async () => {
  const { load, watch } = await mount(['monitoring'])
  expect(load).not.toHaveBeenCalled()
  await rest()
  await waitFor(() => expect(watch).toHaveBeenCalledOnce())
})

it('fetches nothing without consent', async () => {
  const { load } = await mount(['analytics'])
  await rest()
  expect(load).not.toHaveBeenCalled()
})

it('ends when consent is taken back', async () => {
  const { runtime, watch, stop } = await mount(['monitoring'])
  await rest()
  await waitFor(() => expect(watch).toHaveBeenCalledOnce())
  act(() => chooseConsent(runtime, []))
  await waitFor(() => expect(stop).toHaveBeenCalledOnce())
})
