import { type Answer, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tournaments } from '../feature.ts'
import { GameLine } from '../game/GameLine.tsx'
import { makeStanding, makeTournament } from '../testing/makeTournament.ts'
import { TournamentsPage } from './TournamentsPage.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describeFeaturePage({ feature: tournaments(), Page: TournamentsPage })

const page = (list: ReturnType<typeof makeTournament>[], total = list.length) => ({
  success: true,
  data: { tournaments: list, total },
})

interface Scene {
  running?: Answer
  upcoming?: Answer
  history?: Answer
  isGuest?: boolean
}

async function show({
  running = page([makeTournament({ playerData: makeStanding() })]),
  upcoming = page([makeTournament({ historyId: 11, status: 'upcoming' })], 12),
  history = page([makeTournament({ historyId: 21, status: 'finished' })], 9),
  isGuest = false,
}: Scene = {}) {
  const app = await makeApp({
    brand: { features: [tournaments()] },
    player: isGuest ? null : makePlayer(),
    data: makePageData(),
    answers: {
      'GET /rest/tournaments/running/': running,
      'GET /rest/next-tournaments/': upcoming,
      'GET /rest/tournaments-history/': history,
    },
  })
  render(
    <app.Frame>
      <TournamentsPage />
    </app.Frame>,
  )
  return app
}

describe('the tournaments page', () => {
  it('TOURN-02 shows the first places, and the player’s own outside of them', async () => {
    await show()
    const table = within(await screen.findByTestId('leaderboard'))
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows).toHaveLength(12)
    const own = document.querySelectorAll('[data-own]')
    expect([...own].map(({ textContent }) => textContent)).toEqual(['14You300 coins212'])
    expect((await screen.findByTestId('own-points')).textContent).toBe('212 points')
    expect(screen.getByText('38 of 100 rounds count so far.')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Available now')
  })

  it.each([
    [38, 'Score points to get a place.'],
    [100, 'No points, so no place this time.'],
  ])(
    'speaks of no place to who has none after %s of 100 rounds, and says how to get one',
    async (roundsPlayed, words) => {
      const none = makeStanding({ roundsPlayed, points: 0, place: null, prize: null })
      await show({ running: page([makeTournament({ playerData: none })]) })
      const own = await screen.findByTestId('own-standing')
      expect(own.textContent).toContain(words)
      expect(own.textContent).not.toMatch(/–|current place/)
    },
  )

  it('has the places after the third, but not the player’s own, behind a button on a phone', async () => {
    await show()
    const table = await screen.findByTestId('leaderboard')
    const all = screen.getByRole('button', { name: 'Show all places' })
    expect(all.getAttribute('aria-expanded')).toBe('false')
    expect(table.dataset['long']).toBe('true')
    const always = [...table.querySelectorAll('tbody tr')].filter(
      ({ className }) => !/rest/.test(className),
    )
    expect(always).toHaveLength(4)
    expect(always.at(-1)?.hasAttribute('data-own')).toBe(true)
    fireEvent.click(all)
    expect(table.dataset['long']).toBe('false')
    expect(screen.getByRole('button', { name: 'Show fewer places' })).toBe(all)
  })

  it('says in plain words how points are counted, for everybody alike', async () => {
    await show({ isGuest: true, running: page([makeTournament()]) })
    // Nothing runs for a guest in particular.
    expect((await screen.findByRole('status')).textContent).toBe('Available now')
    expect(await screen.findByText(/best 10 rounds in a row/)).toBeTruthy()
    expect(screen.getByText(/^A higher stake earns no more points/)).toBeTruthy()
    expect(screen.getByText(/the one who got there first is ahead/)).toBeTruthy()
    expect(document.querySelector('[data-own]')).toBeNull()
    expect(screen.getByText('Places 11 to 20')).toBeTruthy()
  })

  it('has one tournament in full, and what else runs folded before what is to come and is over', async () => {
    const marathon = makeTournament({
      historyId: 462,
      title: { en: 'Weekend marathon', es: 'Maratón de fin de semana' },
    })
    await show({ running: page([makeTournament(), marathon]) })
    const summary = await screen.findByText('Weekend marathon', { selector: 'summary, summary *' })
    const [full] = screen.getAllByTestId('tournament')
    expect(full?.closest('details')).toBeNull()
    expect(full?.textContent).toContain('Daily sprint')
    const others = screen.getByText('Other tournaments').closest('details')
    if (!others) throw new Error('The other tournaments are not folded.')
    expect(others.contains(summary)).toBe(true)
    expect(
      within(others)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Also running', 'Coming up', 'Past tournaments'])
  })

  it('TOURN-03 asks for what is to come five at a time', async () => {
    const { asked } = await show()
    await screen.findByTestId('tournaments-upcoming')
    const pages = within(screen.getByRole('navigation', { name: 'Pages of upcoming tournaments' }))
    fireEvent.click(pages.getByRole('button', { name: 'Page 3' }))
    await vi.waitFor(() =>
      expect(
        asked.flatMap(({ path, query }) =>
          path.includes('next-tournaments') ? String(query) : [],
        ),
      ).toEqual(['limit=5&offset=0', 'limit=5&offset=10']),
    )
  })

  it('TOURN-04 asks for what is over four at a time, with the player’s result', async () => {
    const over = makeTournament({
      status: 'finished',
      playerData: makeStanding({ place: 2, prize: { coins: 3000, entries: 0 } }),
    })
    const { asked } = await show({ history: page([over], 9) })
    expect((await screen.findByTestId('own-result')).textContent).toBe('You: no. 2, 212 points')
    expect(screen.getByText('You won 3,000 coins.')).toBeTruthy()
    const pages = within(screen.getByRole('navigation', { name: 'Pages of past tournaments' }))
    fireEvent.click(pages.getByRole('button', { name: 'Page 2' }))
    await vi.waitFor(() =>
      expect(
        asked.flatMap(({ path, query }) =>
          path.includes('tournaments-history') ? String(query) : [],
        ),
      ).toEqual(['limit=4&offset=0', 'limit=4&offset=4']),
    )
  })

  it('says so where nothing runs, comes or is over, and offers again what failed', async () => {
    await show({ running: page([]), upcoming: page([]), history: () => refusal('not-found') })
    expect(await screen.findByText('No tournament for you right now')).toBeTruthy()
    expect(await screen.findByText('No upcoming tournaments for you')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('the line under a game', () => {
  const line = async (tournament: ReturnType<typeof makeTournament> | null) => {
    const app = await makeApp({
      brand: { features: [tournaments()] },
      player: makePlayer(),
      answers: { 'GET /rest/tournament/': { success: true, data: tournament } },
    })
    const { container } = render(
      <app.Frame>
        <GameLine gameId={7} />
      </app.Frame>,
    )
    await vi.waitFor(() =>
      expect(app.asked.map(({ path, query }) => `${path}?${query}`)).toEqual([
        '/rest/tournament/?gameId=7',
      ]),
    )
    return container
  }

  it('CALL-58 tells place and points where the game counts', async () => {
    await line(makeTournament({ playerData: makeStanding() }))
    expect((await screen.findByTestId('tournament-line')).textContent).toBe(
      'Daily sprintNo. 14 · 212 points',
    )
  })

  it('says that the game counts before the first points', async () => {
    await line(makeTournament())
    expect((await screen.findByTestId('tournament-line')).textContent).toContain('This game counts')
  })

  it('is not there where it counts for nothing', async () => {
    await line(null)
    expect(screen.queryByTestId('tournament-line')).toBeNull()
  })
})
