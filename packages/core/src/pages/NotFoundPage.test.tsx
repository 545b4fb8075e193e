// @vitest-environment happy-dom
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FeatureDefinition } from '../feature/types.ts'
import { createRouter } from '../start/createRouter.tsx'
import type { Answers } from '../testing/answers.ts'
import { makeApp, type TestAppOptions } from '../testing/makeApp.tsx'
import { makeAppInit, makePlayer } from '../testing/makePlayer.ts'
import { givenPath } from '../routing/to.ts'

const feature: FeatureDefinition = {
  id: 'pages',
  navigation: ['Games', 'Promotions'].map((label, order) => ({
    group: 'play',
    label: { en: label, es: label },
    icon: 'games',
    to: givenPath(`/${label.toLowerCase()}`),
    order,
  })),
  messages: { en: async () => ({}), es: async () => ({}) },
}

const appInitPath = '/rest/app/init/'
const wheelsPath = '/rest/extended-wheels/configs/'
const ipPath = '/rest/restriction/player/ip/check/'
const positionPath = '/rest/restriction/player/geo/check/'
const place = (access: boolean) => ({ success: true, data: { access, region: 'US-OH' } })
const answers: Answers = {
  [`GET ${appInitPath}`]: () => ({
    success: true,
    data: makeAppInit({ isGuest: true, login: null }),
  }),
  [`GET ${wheelsPath}`]: { success: true, data: { wheels: [] } },
  [`GET ${ipPath}`]: place(true),
  [`GET ${positionPath}`]: place(true),
}

/** A visitor at an address that no page has. */
async function getLost({ brand, ...options }: TestAppOptions = {}, path = '/no/such/page') {
  const { runtime, asked } = await makeApp({
    brand: { features: [feature], ...brand },
    answers,
    ...options,
  })
  const router = createRouter(runtime, createMemoryHistory({ initialEntries: [path] }))
  const show = async () => {
    await router.load()
    render(<RouterProvider router={router as never} />)
    await screen.findByRole('heading', { level: 1 })
  }
  const calls = (wanted: string) => asked.filter((call) => call.path === wanted)
  return { runtime, show, calls }
}

/** What was asked for once the page had come to rest. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150))

beforeEach(() => {
  // What the page's other parts cannot fetch here is theirs to log.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the not-found page', () => {
  it('NOTFOUND-04 quotes its text as it is and ends the sentence with the brand', async () => {
    const { show } = await getLost()
    await show()
    const quoted = screen.getByText('Welcome and thank you for visiting our free-to-play')
    expect(quoted.parentElement?.textContent).toBe(
      'Welcome and thank you for visiting our free-to-play social casino, Test.',
    )
  })

  it('speaks Spanish altogether, its title included', async () => {
    const { show } = await getLost({ locale: 'es' }, '/es/nowhere')
    await show()
    expect(document.body.textContent).toContain('Página no encontrada: /es/nowhere')
    expect(document.body.textContent).not.toMatch(/not found/i)
    await waitFor(() =>
      expect(document.title).toBe('Página no encontrada - Test, casino social: juega gratis'),
    )
  })

  it('NOTFOUND-10 shows guests, and them alone, where the brand begins', async () => {
    const guest = await getLost()
    await guest.show()
    const block = await screen.findByTestId('not-found-guest-block')
    expect(block.textContent).toContain('Promotions')
    cleanup()
    const player = await getLost({ player: makePlayer() })
    await player.show()
    await settled()
    expect(screen.queryByTestId('not-found-guest-block')).toBeNull()
  })

  it('NOTFOUND-11 asks for app-init where it is not there yet, as on a lobby path of a brand with a user cache', async () => {
    const brand = { features: [feature], appInit: { renderOnServer: false, userCache: true } }
    const without = await getLost({ brand }, '/lobby/nowhere')
    without.runtime.queryClient.removeQueries({ queryKey: ['app-init'] })
    await without.show()
    await waitFor(() => expect(without.calls(appInitPath)).toHaveLength(1))
    cleanup()
    const withIt = await getLost({ brand }, '/lobby/nowhere')
    await withIt.show()
    await settled()
    expect(withIt.calls(appInitPath)).toHaveLength(0)
  })

  it('NOTFOUND-12 asks for the wheels anew even when they are known', async () => {
    const { runtime, show, calls } = await getLost()
    runtime.queryClient.setQueryData(['wheels', 'configs'], [])
    await show()
    await waitFor(() => expect(calls(wheelsPath)).toHaveLength(1))
  })

  it('NOTFOUND-13 starts a geo check by the address, and asks nobody for their position', async () => {
    const getCurrentPosition = vi.fn()
    const query = async () => ({ state: 'prompt' })
    vi.stubGlobal('navigator', {
      userAgent: navigator.userAgent,
      onLine: true,
      permissions: { query },
      geolocation: { getCurrentPosition },
    })
    const { runtime, show, calls } = await getLost()
    const refused = vi.fn()
    runtime.events.on('call:refused', refused)
    await show()
    await waitFor(() => expect(calls(ipPath)).toHaveLength(1))
    await settled()
    expect(getCurrentPosition).not.toHaveBeenCalled()
    expect(calls(positionPath)).toHaveLength(0)
    expect(refused).not.toHaveBeenCalled()
  })

  it('checks the position too where it may be read, and tells whoever leads away', async () => {
    vi.stubGlobal('navigator', {
      userAgent: navigator.userAgent,
      onLine: true,
      permissions: { query: async () => ({ state: 'granted' }) },
      geolocation: {
        getCurrentPosition: (found: (position: object) => void) =>
          found({ coords: { latitude: 46.8, longitude: -117 } }),
      },
    })
    const { runtime, show, calls } = await getLost({
      answers: { ...answers, [`GET ${positionPath}`]: place(false) },
    })
    const refused = vi.fn()
    runtime.events.on('call:refused', refused)
    await show()
    await waitFor(() => expect(refused).toHaveBeenCalledWith({ code: 'region-blocked' }))
    expect(calls(positionPath)[0]?.query.get('latitude')).toBe('46.8')
  })
})
