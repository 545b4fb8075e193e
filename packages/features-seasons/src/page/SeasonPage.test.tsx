import { type Answer, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeReveal, describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seasons } from '../feature.ts'
import { SeasonSection } from '../lobby/SeasonSection.tsx'
import { mapQuery, seasonQuery } from '../queries.ts'
import { makeMap, makeSeason, makeSeasonInfo } from '../testing/makeSeason.ts'
import { SeasonPage } from './SeasonPage.tsx'

describeFeaturePage({ feature: seasons(), Page: SeasonPage })

const data = (value: object) => ({ success: true, data: value })
const waiting = makeMap({ claimed: 1, reached: 3 })
const taken = makeMap({ claimed: 2, reached: 3 })

interface Scene {
  season?: ReturnType<typeof makeSeason>
  map?: ReturnType<typeof makeMap>
  claim?: Answer
  Part?: FunctionComponent
}

async function show({
  season = makeSeason(),
  map = makeMap(),
  claim = data({ award: { coins: 800, entries: 0 }, adventureMap: taken }),
  Part = SeasonPage,
}: Scene = {}) {
  let answered = map
  const app = await makeApp({
    brand: { features: [seasons()] },
    player: makePlayer(),
    data: makePageData({ info: makeSeasonInfo() }),
    answers: {
      'GET /rest/seasons/season/': data(season),
      'GET /rest/adventure-map/current': () => data(answered),
      'POST /rest/adventure-map/5/claim-award/': claim,
      'GET /rest/player/': data(makePlayer()),
    },
  })
  render(
    <app.Frame>
      <Part />
    </app.Frame>,
  )
  return { ...app, answer: (next: typeof map) => (answered = next) }
}

const standsAt = () => screen.getByTestId('season-traveller').dataset['at']
const stopNames = () =>
  within(screen.getByRole('list', { name: 'The stops of the season' }))
    .getAllByRole('button')
    .map((stop) => stop.getAttribute('aria-label'))

beforeEach(() => {
  localStorage.setItem('marquee:season-welcomed', '5')
  document.documentElement.dataset['motion'] = 'reduced'
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['motion']
})

describe('the season page', () => {
  it('SEASON-02 MAP-04 asks for the season `season` and for the map `current` when it has no name', async () => {
    const { asked } = await show()
    await screen.findByTestId('season-stop')
    const paths = asked.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['/rest/seasons/season/', '/rest/adventure-map/current']),
    )
  })

  it('asks for others by their name and number', async () => {
    const { asked, runtime } = await makeApp({
      answers: {
        'GET /rest/seasons/spooky-tower/': data(makeSeason()),
        'GET /rest/adventure-map/4': data(makeMap()),
      },
    })
    await runtime.queryClient.fetchQuery(seasonQuery(runtime.api, 'spooky-tower'))
    await runtime.queryClient.fetchQuery(mapQuery(runtime.api, 4))
    expect(asked.map(({ path }) => path)).toEqual([
      '/rest/seasons/spooky-tower/',
      '/rest/adventure-map/4',
    ])
  })

  it('SEASON-01 MAP-01 draws the stops of the map with their awards, and how far the player is', async () => {
    await show()
    await screen.findByTestId('season-stop')
    expect(stopNames()).toHaveLength(8)
    expect(stopNames().slice(0, 4)).toEqual([
      '1. The windmill, award claimed, 500 coins',
      '2. The orchard, you are here, 800 coins',
      '3. The inn, the next stop, 0.05 entries',
      '4. The landing, farther on, 1,200 coins',
    ])
    expect(standsAt()).toBe('1')
    const card = within(screen.getByTestId('season-stop'))
    expect(card.getByRole('heading', { name: '3. The inn' })).toBeTruthy()
    expect(card.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('40%')
    expect(card.getByRole('link', { name: 'Play to move on' }).getAttribute('href')).toBe(
      '/library',
    )
    expect(screen.getByTestId('season-points').textContent).toBe('88 of 960 points')
    expect(screen.getByText(/a point for every 20 coins or 0.20 entries .* at most 5/)).toBeTruthy()
    fireEvent.click(screen.getByTestId('season-stop-8'))
    expect(card.getByRole('heading', { name: '8. The pavilion' })).toBeTruthy()
    expect(card.queryByTestId('season-claim')).toBeNull()
  })

  it('MAP-02 MAP-03 sets out at once, claims once however often it is pressed, and tells what came', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const { asked, answer } = await show({
      map: waiting,
      claim: async () => {
        await held
        return data({ award: { coins: 800, entries: 0 }, adventureMap: taken })
      },
    })
    const button = await screen.findByTestId('season-claim')
    expect(standsAt()).toBe('0')
    answer(taken)
    for (let press = 0; press < 10; press++) fireEvent.click(button)
    await waitFor(() => expect(standsAt()).toBe('1'))
    expect(screen.queryByTestId('won')).toBeNull()
    release()
    expect(await screen.findByText(/You won 800 coins/)).toBeTruthy()
    const claims = asked.filter(({ path }) => path.includes('claim'))
    expect(claims.map(({ body }) => body)).toEqual([{ index: 1 }])
    fireEvent.click(screen.getByTestId('season-done'))
    expect(await screen.findByRole('heading', { name: '3. The inn' })).toBeTruthy()
    expect(screen.getByTestId('season-claim')).toBeTruthy()
  })

  it('brings the figure back and says why where a claim is refused', async () => {
    const { runtime } = await show({ map: waiting, claim: () => refusal('not-available') })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'not-available': 'Not now.' } }, true)
    fireEvent.click(await screen.findByTestId('season-claim'))
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
    expect(standsAt()).toBe('0')
    expect(stopNames()[1]).toBe('2. The orchard, award ready, 800 coins')
  })

  it('says when it is over, what can still be claimed and what comes next', async () => {
    await show({ season: makeSeason({ isEnabled: false, isRunning: false }), map: waiting })
    expect(await screen.findByText(/This season is over/)).toBeTruthy()
    expect(screen.getByTestId('season-claim')).toBeTruthy()
    expect(screen.queryByTestId('season-today')).toBeNull()
    expect(screen.getByText('Next: The haunted tower, from February 2, 2099')).toBeTruthy()
  })

  it('offers nothing to whoever takes a break from it', async () => {
    await show({ season: makeSeason({ isEnabled: false }), map: waiting })
    expect(await screen.findByText(/The season is paused during your break/)).toBeTruthy()
    expect(screen.queryByTestId('season-claim')).toBeNull()
    expect(screen.queryByText(/This season is over/)).toBeNull()
  })

  it('RT-09 moves on when a push makes it old', async () => {
    const { answer, runtime } = await show()
    await screen.findByTestId('season-stop')
    answer(makeMap({ claimed: 2, reached: 3, percent: 0 }))
    await act(() => runtime.queryClient.invalidateQueries({ queryKey: ['seasons'] }))
    await waitFor(() => expect(stopNames()[2]).toBe('3. The inn, award ready, 0.05 entries'))
  })
})

describe('the lobby’s block of the season', () => {
  it('tells of the next stop, or of an award that waits; of nothing while none runs', async () => {
    await show({ Part: SeasonSection })
    expect(await screen.findByText('Next stop: The inn. Award: 0.05 entries.')).toBeTruthy()
    cleanup()
    await show({ Part: SeasonSection, map: waiting })
    expect(await screen.findByText('You reached: The orchard. Your award: 800 coins.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Claim your award' }).getAttribute('href')).toBe(
      '/season',
    )
    cleanup()
    const { asked } = await show({
      Part: SeasonSection,
      season: makeSeason({ isEnabled: false }),
    })
    await waitFor(() => expect(asked.length).toBeGreaterThan(1))
    expect(screen.queryByTestId('season-section')).toBeNull()
  })
})

describeReveal({
  feature: seasons(),
  children: <SeasonPage />,
  data: makePageData({ info: makeSeasonInfo() }),
  answers: {
    'GET /rest/seasons/season/': data(makeSeason()),
    'GET /rest/adventure-map/current': data(waiting),
    'POST /rest/adventure-map/5/claim-award/': data({
      award: { coins: 800, entries: 0 },
      adventureMap: taken,
    }),
  },
  path: '/claim-award/',
  prize: { coins: 800, entries: 0 },
  press: async () => {
    const button = await screen.findByTestId('season-claim')
    return () => void fireEvent.click(button)
  },
})
