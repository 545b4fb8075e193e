import { ApiError } from '@marquee/api-client'
import { session } from '@marquee/contract'
import { type Answers, lostConnection, makeApp, makePlayer } from '@marquee/core/testing'
import { QueryObserver } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { geo } from './feature.ts'
import { GeoWatch } from './GeoWatch.tsx'
import { blockMemory, checkedMemory } from './memory.ts'

const ip = 'GET /rest/restriction/player/ip/check/'
const position = 'GET /rest/restriction/player/geo/check/'
const block = 'POST /rest/restriction/player/block/'

const place = (overrides: object = {}) => ({
  success: true,
  data: { access: true, region: 'US-OH', geolocation: true, ...overrides },
})
const verdict = (reason: string | null = null) => ({
  success: true,
  data: { access: reason === null, state: 'OH', reason },
})

/** A browser in Ohio that is asked nothing, or one with other parts. */
function standSomewhere(parts: object = {}): void {
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    userAgent: navigator.userAgent,
    permissions: { query: async () => ({ state: 'granted' }) },
    geolocation: {
      getCurrentPosition: (found: (position: object) => void) =>
        found({ coords: { latitude: 39.96, longitude: -83 } }),
    },
    ...parts,
  })
}

/** A device that answers with an error of this code (GeolocationPositionError). */
const failing = (code: number) => ({
  geolocation: {
    getCurrentPosition: (_: unknown, fail: (error: object) => void) => fail({ code }),
  },
})

async function visit(path: string, answers: Answers = {}, guest = false) {
  // The app of tests keeps the address in memory; what is sent along is the window's.
  window.history.replaceState(null, '', path)
  const app = await makeApp({
    brand: { features: [geo()] },
    player: guest ? null : makePlayer(),
    path,
    answers: { [ip]: place(), [position]: verdict(), [block]: { success: true }, ...answers },
  })
  const went: string[] = []
  app.runtime.router = {
    state: { location: { pathname: path } },
    navigate: async ({ href }: { href: string }) => void went.push(href),
  } as never
  render(
    <app.Frame>
      <GeoWatch />
    </app.Frame>,
  )
  const asked = (key: string) => app.asked.filter((call) => `${call.method} ${call.path}` === key)
  return { ...app, went, sent: asked }
}

describe('GeoWatch', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    standSomewhere()
  })
  afterEach(() => {
    cleanup()
    sessionStorage.clear()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('asks nobody for their position who does not play', async () => {
    const { sent } = await visit('/lobby/')
    await waitFor(() => expect(sent(ip)).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(sent(position)).toEqual([])
  })

  it('asks a player who opens a game or the cash desk, once', async () => {
    for (const path of ['/lobby/?game=1', '/game?game=1', '/cash/deposit-by-money/']) {
      sessionStorage.clear()
      const { sent, went } = await visit(path)
      await waitFor(() => expect(checkedMemory.read()?.region, path).toBe('US-OH'))
      expect(sent(position)[0]?.query.get('latitude')).toBe('39.96')
      expect(went).toEqual([])
      cleanup()
    }
    const { sent } = await visit('/lobby/?game=1')
    await waitFor(() => expect(sent(ip)).toHaveLength(1))
    expect(sent(position)).toEqual([])
  })

  it('asks no guest, and nobody of a brand that does without', async () => {
    const guest = await visit('/lobby/?game=1', {}, true)
    await waitFor(() => expect(guest.sent(ip)).toHaveLength(1))
    expect(guest.sent(position)).toEqual([])
    cleanup()
    const without = await visit('/lobby/?game=1', { [ip]: place({ geolocation: false }) })
    await waitFor(() => expect(without.sent(ip)).toHaveLength(1))
    expect(without.sent(position)).toEqual([])
  })

  it('leads away from a region that is closed, without a record', async () => {
    const { went, sent } = await visit('/library', { [ip]: place({ access: false }) }, true)
    await waitFor(() => expect(went).toEqual(['/geoblock/']))
    expect(sent(block)).toEqual([])
    expect(blockMemory.read()).toEqual({ reason: null, from: '/library' })
  })

  it.each([
    ['region', 'region not allowed'],
    ['contradiction', 'contradicts the address'],
  ])('records a position that is refused (%s), then leads away', async (reason, recorded) => {
    const { went, sent } = await visit('/game?game=1', { [position]: verdict(reason) })
    await waitFor(() => expect(went).toEqual(['/geoblock/']))
    expect(sent(block)[0]?.body).toMatchObject({ apps: [`geolocation: ${recorded}`] })
    expect(checkedMemory.read()).toBeNull()
  })

  it.each([
    ['geolocation not supported', 'ERR-33', { geolocation: undefined }],
    ['permission denied', 'ERR-34', failing(1)],
    ['position unavailable', 'ERR-35', failing(2)],
    ['timeout', 'ERR-36', failing(3)],
    ['unknown', 'ERR-37', failing(99)],
    ['permissions API not supported', 'ERR-39', { permissions: undefined }],
    ['user denied', 'ERR-40', { permissions: { query: async () => ({ state: 'denied' }) } }],
  ])("records '%s' as a block, then leads away (%s GEO-02 GEO-04)", async (reason, _id, parts) => {
    standSomewhere(parts)
    const { went, sent } = await visit('/lobby/?game=1')
    await waitFor(() => expect(went).toEqual(['/geoblock/']))
    expect(sent(block)[0]?.body).toMatchObject({ apps: [`geolocation: ${reason}`] })
    expect(sent(position)).toEqual([])
    expect(blockMemory.read()).toEqual({ reason, from: '/lobby/?game=1' })
  })

  it('lets the position decide about what was refused while it was being found out', async () => {
    let tell: (position: object) => void = () => {}
    standSomewhere({
      geolocation: { getCurrentPosition: (found: typeof tell) => (tell = found) },
    })
    const { runtime, went, sent } = await visit('/lobby/?game=1')
    await waitFor(() => expect(sent(ip)).toHaveLength(1))
    const refused = vi.fn(async () => {
      if (!checkedMemory.read())
        throw new ApiError(session.restrictionInfo, {
          code: 'region-blocked',
          reason: 'closed',
          status: 403,
        })
      return 'open'
    })
    const observer = new QueryObserver(runtime.queryClient, {
      queryKey: ['launch'],
      queryFn: refused,
    })
    const end = observer.subscribe(() => {})
    await waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
    runtime.events.emit('call:refused', { code: 'region-blocked' })
    tell({ coords: { latitude: 39.96, longitude: -83 } })
    await waitFor(() => expect(observer.getCurrentResult().data).toBe('open'))
    expect(went).toEqual([])
    // Nothing is being found out any more: a refusal holds.
    runtime.events.emit('call:refused', { code: 'region-blocked' })
    await waitFor(() => expect(went).toEqual(['/geoblock/']))
    end()
  })

  it('leads away even when the record does not arrive', async () => {
    const { went } = await visit('/game?game=1', {
      [position]: verdict('region'),
      [block]: lostConnection,
    })
    await waitFor(() => expect(went).toEqual(['/geoblock/']))
  })

  it('sends nobody away because the address could not be asked', async () => {
    const { went, sent } = await visit('/game?game=1', { [ip]: lostConnection })
    await waitFor(() => expect(sent(ip).length).toBeGreaterThan(0))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([went, sent(position)]).toEqual([[], []])
  })

  it('leads away when the platform refuses an act because of the region', async () => {
    const { went, runtime, sent } = await visit('/library')
    await waitFor(() => expect(sent(ip)).toHaveLength(1))
    runtime.events.emit('call:refused', { code: 'region-blocked' })
    await waitFor(() => expect(went).toEqual(['/geoblock/']))
  })

  it('leaves the block page and the documents alone', async () => {
    for (const path of ['/geoblock/', '/page/terms-of-use']) {
      const { sent } = await visit(path, { [ip]: place({ access: false }) })
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(sent(ip), path).toEqual([])
      cleanup()
    }
  })
})
