// @vitest-environment happy-dom
import { deviceAtom, isAllowed, useModals } from '@marquee/core'
import { Behaviours, makeApp, type TestAppOptions } from '@marquee/core/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Consent } from './Consent.tsx'
import { consent } from './feature.ts'
// Fetched with the tests, so that no test waits for a compiler.
import './ConsentBanner.tsx'
import './ConsentSettings.tsx'

function Reopen() {
  const modals = useModals()
  return <button onClick={() => modals.open('cookie-settings')}>Cookies</button>
}

/** Accounts with every service, so that the list asks for all of them. */
const services: TestAppOptions['brand'] = {
  analytics: { src: '/tags.js' },
  monitoring: { key: 'k', endpoint: '/relay' },
  push: { apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: '1:1:web:1', vapidKey: 'BB' },
}

async function mount(options: TestAppOptions = {}, more: ReactNode = null) {
  const app = await makeApp({
    ...options,
    brand: { features: [consent()], ...services, ...options.brand },
  })
  await act(async () => {
    render(
      <app.Frame>
        <main id="content" tabIndex={-1}>
          <Reopen />
        </main>
        <Consent />
        {more}
      </app.Frame>,
    )
  })
  return app
}

const banner = () => screen.findByTestId('consent-banner')
const press = (name: string, inside: HTMLElement) =>
  fireEvent.click(within(inside).getByRole('button', { name }))

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  for (const name of ['cookie_control_consent', 'cookie_control_enabled_cookies'])
    document.cookie = `${name}=; path=/; max-age=0`
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the consent banner', () => {
  it('asks, takes no for an answer, and goes', async () => {
    const { runtime } = await mount()
    const asking = await banner()
    expect(document.adoptedStyleSheets).toHaveLength(1)
    press('Reject all', asking)
    await waitFor(() => expect(screen.queryByTestId('consent-banner')).toBeNull())
    expect(isAllowed(runtime.brand, 'analytics')).toBe(false)
    await waitFor(() => expect(document.activeElement?.id).toBe('content'))
    expect(document.adoptedStyleSheets).toHaveLength(0)
  })
  it('allows everything when everything is accepted', async () => {
    const { runtime } = await mount()
    press('Accept all', await banner())
    const ids = ['analytics', 'monitoring', 'marketing-push', 'partners']
    expect(ids.map((id) => isAllowed(runtime.brand, id))).toEqual([true, true, true, true])
  })
  it('asks no search engine, which has nothing to allow (DEVICE-01)', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    )
    const { runtime } = await mount({}, <Behaviours />)
    await waitFor(() => expect(runtime.store.get(deviceAtom).isCrawler).toBe(true))
    await waitFor(() => expect(screen.queryByTestId('consent-banner')).toBeNull())
  })
  it('offers to reject beside accepting, with the same looks', async () => {
    await mount()
    const inside = within(await banner())
    const reject = inside.getByRole('button', { name: 'Reject all' })
    const accept = inside.getByRole('button', { name: 'Accept all' })
    expect(reject.nextElementSibling).toBe(accept)
    expect(reject.className).toBe(accept.className)
  })
  it('is a named region before the page, so that the keyboard meets it first', async () => {
    await mount()
    const region = await screen.findByRole('region', { name: 'Your choice about cookies' })
    const page = screen.getByRole('main')
    expect(region.compareDocumentPosition(page)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
  it('speaks Spanish, in words that leave a phone one low row', async () => {
    await mount({ locale: 'es' })
    expect(within(await banner()).getByRole('button', { name: 'Rechazar' })).toBeDefined()
  })
  it('does not ask who has answered', async () => {
    await mount()
    press('Accept all', await banner())
    cleanup()
    await mount()
    await act(async () => {})
    expect(screen.queryByTestId('consent-banner')).toBeNull()
  })
  it('lets each use be chosen, shows the choice again and lets it be changed', async () => {
    const { runtime } = await mount()
    press('Choose', await banner())
    const dialog = await screen.findByRole('dialog', { name: 'Cookies on this device' })
    const statistics = within(dialog).getByRole<HTMLInputElement>('switch', { name: 'Statistics' })
    expect(statistics.checked).toBe(false)
    fireEvent.click(statistics)
    press('Save my choice', dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByTestId('consent-banner')).toBeNull()
    expect(isAllowed(runtime.brand, 'analytics')).toBe(true)
    expect(isAllowed(runtime.brand, 'monitoring')).toBe(false)

    fireEvent.click(screen.getByRole('button', { name: 'Cookies' }))
    const again = await screen.findByRole('dialog')
    const known = within(again).getByRole<HTMLInputElement>('switch', { name: 'Statistics' })
    expect(known.checked).toBe(true)
    press('Reject all', again)
    expect(isAllowed(runtime.brand, 'analytics')).toBe(false)
  })
})
