// @vitest-environment happy-dom
import { analyticsContextOf, consentConfigOf } from '@marquee/core'
import { makeApp, writeConsent } from '@marquee/core/testing'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startRaygun } from './monitor/raygun.ts'
import { Observing } from './Observing.tsx'

vi.mock('./monitor/raygun.ts', () => ({
  startRaygun: vi.fn(async () => ({
    report: vi.fn(),
    breadcrumb: vi.fn(),
    page: vi.fn(),
    stop: vi.fn(),
  })),
}))

const brand = {
  monitoring: { key: 'abc', endpoint: '/relay' },
  analytics: { src: 'https://tags.example/tags.js' },
}

async function mount(allowed: string[]) {
  writeConsent(consentConfigOf(brand), allowed)
  const scripts: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push((script as HTMLScriptElement).src)
  })
  const app = await makeApp({ brand, path: '/library' })
  await act(async () => {
    render(
      <app.Frame>
        <Observing />
      </app.Frame>,
    )
  })
  return { ...app, scripts }
}

beforeEach(() => {
  localStorage.clear()
  vi.mocked(startRaygun).mockClear()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a page reports errors where that is allowed, and not where it is not (MONITOR-01)', async () => {
  await mount(['monitoring'])
  await waitFor(() =>
    expect(startRaygun).toHaveBeenCalledWith({ key: 'abc', brand: 'test', endpoint: '/relay' }),
  )
  cleanup()
  vi.mocked(startRaygun).mockClear()
  await mount(['analytics'])
  expect(startRaygun).not.toHaveBeenCalled()
})

it('a page fetches the tag manager where that is allowed, and not where it is not', async () => {
  expect((await mount(['analytics'])).scripts).toEqual(['https://tags.example/tags.js'])
  cleanup()
  expect((await mount(['monitoring'])).scripts).toEqual([])
})

it('a page says where the visitor is, for the journey that analytics follows (ANALYTICS-01, ANALYTICS-02)', async () => {
  const { runtime } = await mount(['analytics'])
  expect(analyticsContextOf(runtime)).toMatchObject({ location: '/library' })
  expect(JSON.parse(localStorage.getItem('analyticsContext') ?? '{}')).toMatchObject({
    location: '/library',
  })
})
