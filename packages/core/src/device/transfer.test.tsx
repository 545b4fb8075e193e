// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { dehydrateState, hydrateState } from '../routing/state.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { deviceAtom } from './device.ts'
import { parseOnServer } from './parseOnServer.ts'

it("the first render in the browser has the server's judgement of the device", async () => {
  const [server, browser] = await Promise.all([makeApp(), makeApp()])
  const device = parseOnServer(navigator.userAgent)
  server.runtime.store.set(deviceAtom, device)
  hydrateState(
    browser.runtime,
    dehydrateState(server.runtime, { keys: new Map(), whole: new Set() }, []),
  )
  expect(browser.runtime.store.get(deviceAtom)).toEqual(device)
  expect(device.isDesktop).toBe(true)
})
