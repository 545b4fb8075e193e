import { makeApp, makePlayer, makePromotion, refusal } from '@marquee/core/testing'
import { makeCollection, makeGame } from '@marquee/game-tiles/testing'
import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PlayerLobby } from './PlayerLobby.tsx'
import { shownHome } from './shownHome.ts'
import { makeHome, makeHomeData } from './testing/makeHome.ts'
import { features, headings, renderLobby } from './testing/renderLobby.tsx'

/** Time for a script of its own, on a busy machine too. */
const scripted = { timeout: 4_000 }

const block = (name: string) => [{ order: 1, load: async () => () => <h2>{name}</h2> }]

describe('the lobby', () => {
  it('keeps the place of the chips before the first one comes', async () => {
    await renderLobby()
    expect(screen.getByRole('group', { name: 'Rewards and events' })).toBeDefined()
  })

  it('HOME-09 has what can be done beside the games on one shelf, what can be claimed first', async () => {
    const card = (id: string, order: number) => ({
      id,
      messages: { en: async () => ({}), es: async () => ({}) },
      slots: {
        'lobby.sections': [{ order, load: async () => () => <h3>{id}</h3> }],
        ...(id === 'quiet' && { 'lobby.more': block('Offers') }),
      },
    })
    const parts = [card('quiet', 1), card('waiting', 2), card('ready', 3)]
    const link = '/lobby/'
    const promotions = [
      makePromotion({ id: 'one', feature: 'ready', link, ready: 2 }),
      makePromotion({ id: 'two', feature: 'waiting', link, nextAt: Date.UTC(2099, 0, 1) }),
    ]
    await renderLobby({
      brand: { features: [...features, ...parts] },
      data: [...makeHomeData(), [['pages', 'promotions'], promotions]],
    })
    const shelf = within(await screen.findByRole('group', { name: 'Ready for you' }))
    await shelf.findByText('ready')
    expect(shelf.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'ready',
      'quiet',
      'waiting',
    ])
    expect(headings().indexOf('Ready for you')).toBe(1)
    expect(headings().indexOf('Offers')).toBeGreaterThan(1)
  })

  it('HOME-04 HOME-05 HOME-06 HOME-07 HOME-09 shows every block, the first collection first', async () => {
    await renderLobby({ player: makePlayer({ lastGames: [3, 4] }) })
    await screen.findByTestId('lobby-greeting')
    expect(headings()).toEqual([
      'Popular games',
      'What’s on',
      'News and offers',
      'Continue playing',
      'Top games',
      'New games',
      'Jackpot prizes',
      'Latest winners',
      'Most played this week',
      'Studios',
    ])
  })

  it.each(['shelves', 'spotlight', 'grid'] as const)(
    'as %s begins with greeting, one next step, what is ready, then games, and the shelf is second',
    async (lobby) => {
      const waiting = [makePromotion({ feature: 'lobby', link: '/lobby/', ready: 2 })]
      await renderLobby({
        player: makePlayer({ name: 'Ada', lastGames: [3] }),
        brand: { features, composition: { lobby } },
        data: [...makeHomeData(), [['pages', 'promotions'], waiting]],
      })
      // The board comes in a script of its own.
      const games = await screen.findByRole('list', { name: 'Popular games' }, scripted)
      const parts = [
        screen.getByTestId('lobby-greeting'),
        screen.getByTestId('next-step'),
        screen.getByRole('group', { name: 'Rewards and events' }),
        games,
        screen.getByRole('group', { name: 'Ready for you' }),
      ]
      expect(screen.getAllByTestId('next-step')).toHaveLength(1)
      for (const [index, part] of parts.slice(1).entries())
        expect(parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      expect(headings().indexOf('Ready for you')).toBe(1)
    },
  )

  it.each(['shelves', 'spotlight', 'grid'] as const)(
    'as %s shows no game twice in its first four rows, the games last played included',
    async (lobby) => {
      const games = (from: number) =>
        Array.from({ length: 40 }, (_, index) => makeGame({ id: from + index }))
      const collections = [
        makeCollection({ games: games(1) }),
        makeCollection({ key: 'topGames', title: 'Top games', games: games(10) }),
        makeCollection({ key: 'newGames', title: 'New games', games: games(30) }),
        makeCollection({ key: 'fishing', title: 'Fishing', games: games(60) }),
      ]
      const home = shownHome(makeHome({ collections }))
      await renderLobby({
        player: makePlayer({ lastGames: [3, 4] }),
        brand: { features, composition: { lobby } },
        data: makeHomeData(home),
      })
      await screen.findByRole('list', { name: 'Popular games' }, scripted)
      const rows = screen
        .getAllByRole('list')
        // Those below the first screens stand there in outline until somebody is near.
        .filter((list) => list.querySelector('[data-testid="game-tile"], [aria-hidden]'))
        .slice(0, 4)
      const ids = rows
        .flatMap((row) => within(row).queryAllByTestId('game-tile'))
        .map((tile) => tile.getAttribute('data-game-id'))
      expect(ids).toContain('3')
      expect(ids.length).toBeGreaterThan(10)
      expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
    },
  )

  it('HOME-05 as grid has a tab for each collection, whose games come when it is chosen', async () => {
    await renderLobby({
      brand: { features, composition: { lobby: 'grid' } },
      answers: { 'GET /rest/page/home/': makeHome() },
    })
    const tabs = within(await screen.findByRole('tablist', { name: 'Collections' }))
    expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Popular games',
      'Top games',
      'New games',
      'Most played this week',
    ])
    expect(screen.queryByRole('list', { name: 'Top games' })).toBeNull()
    fireEvent.click(tabs.getByRole('tab', { name: 'Top games' }))
    const list = within(await screen.findByRole('list', { name: 'Top games' }))
    await waitFor(() => expect(list.getAllByTestId('game-tile').length).toBeGreaterThan(6))
    expect(screen.queryByRole('list', { name: 'Popular games' })).toBeNull()
  })

  it('PLAYER-01 leaves the banners out for a player who is to see none', async () => {
    await renderLobby({ player: makePlayer({ isBannerSliderEnabled: false }) })
    await screen.findByTestId('lobby-greeting')
    expect(headings()).toContain('Popular games')
    expect(headings()).not.toContain('News and offers')
  })

  it('HOME-12 ranks the most played games of the week, each with its place and rounds, and leads to them', async () => {
    await renderLobby()
    const list = within(await screen.findByTestId('ratings'))
    const places = list.getAllByRole('listitem')
    expect(places.map((place) => place.textContent)).toEqual([
      expect.stringMatching(/(?=.*Game 3)(?=.*900 rounds)(^|\D)1(\D|$)/),
      expect.stringMatching(/(?=.*Game 8)(?=.*650 rounds)(^|\D)2(\D|$)/),
      expect.stringMatching(/(?=.*Game 5)(?=.*400 rounds)(^|\D)3(\D|$)/),
    ])
    expect(list.getAllByTestId('game-tile')[0]?.getAttribute('href')).toContain('game=3')
  })

  it('HOME-12 as grid has the ranking behind a tab, and not below games that it would repeat', async () => {
    await renderLobby({ brand: { features, composition: { lobby: 'grid' } } })
    await screen.findByRole('list', { name: 'Popular games' }, scripted)
    const title = { name: 'Most played this week' }
    expect(screen.queryByRole('list', title)).toBeNull()
    fireEvent.click(screen.getByRole('tab', title))
    const list = within(await screen.findByRole('list', title))
    expect(list.getAllByTestId('game-tile')[0]?.getAttribute('href')).toContain('game=3')
  })

  it('HOME-12 has no ranking while too few games were played', async () => {
    await renderLobby({ data: makeHomeData(makeHome({ ratings: [] })) })
    await screen.findByTestId('lobby-greeting')
    expect(headings()).not.toContain('Most played this week')
  })

  it('HOME-14 shows the layout of editors where a brand has one', async () => {
    const fishing = makeCollection({ key: 'fishing', title: { en: 'Fishing', es: 'Pesca' } })
    await renderLobby({
      brand: { features },
      data: makeHomeData(makeHome({ schemeSections: [fishing] })),
    })
    await screen.findByTestId('lobby-greeting')
    expect(headings()[0]).toBe('Fishing')
    expect(headings()).not.toContain('Popular games')
  })

  it('asks the catalogue for last games that the page does not know', async () => {
    await renderLobby({
      player: makePlayer({ lastGames: [500] }),
      answers: { 'GET /api/rest/games': { games: [makeGame({ id: 500, title: 'Far Away' })] } },
    })
    await waitFor(() => expect(screen.getByTestId('next-step').textContent).toContain('Far Away'))
  })

  it('HOME-07 shows newer winners when the window is looked at again', async () => {
    await renderLobby({
      answers: { 'GET /rest/latest-winners/': { success: true, data: { winners: [] } } },
    })
    expect(await screen.findByRole('heading', { name: 'Latest winners' })).toBeTruthy()
    act(() => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
    })
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Latest winners' })).toBeNull(),
    )
  })

  it('says when there is nothing to show', async () => {
    await renderLobby({ data: makeHomeData(makeHome({ collections: [] })) })
    expect(await screen.findByText('No games to show here yet')).toBeTruthy()
  })

  it('offers to try again when the games do not load', async () => {
    let works = false
    await renderLobby({
      data: [],
      answers: { 'GET /rest/page/home/': () => (works ? makeHome() : refusal('not-found')) },
    })
    const problem = await screen.findByRole('alert')
    works = true
    fireEvent.click(within(problem).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Popular games' })).toBeTruthy()
  })
})

describe('app-init on the lobby', () => {
  const lobbyOf = async (userCache: boolean) => {
    const { runtime, asked, Frame } = await makeApp({
      player: makePlayer(),
      data: makeHomeData(),
      brand: { features, appInit: { renderOnServer: false, userCache } },
    })
    runtime.queryClient.removeQueries({ queryKey: ['app-init'] })
    render(
      <Frame>
        <PlayerLobby />
      </Frame>,
    )
    await screen.findByTestId('lobby-greeting')
    return () => asked.some(({ path }) => path === '/rest/app/init/')
  }

  it('TEN-12 is asked for by the lobby itself on brands with a user cache', async () => {
    const wasAsked = await lobbyOf(true)
    await waitFor(() => expect(wasAsked()).toBe(true))
  })

  it('is left to the shell on the others', async () => {
    const wasAsked = await lobbyOf(false)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(wasAsked()).toBe(false)
  })
})

describe('the lobby of a player on a break', () => {
  it.each(['cool-off', 'self-exclusion'] as const)(
    'shows what says that it stays, and neither games nor anything that invites to play: %s (RP-02, RP-06)',
    async (kind) => {
      const blocks = {
        id: 'blocks',
        messages: { en: async () => ({}), es: async () => ({}) },
        slots: {
          'lobby.restricted': block('You are taking a break').map((entry) => ({
            ...entry,
            duringBreak: 'shown' as const,
          })),
          'lobby.sections': block('Day by day'),
          'lobby.more': block('The rest'),
        },
      }
      await renderLobby({
        player: makePlayer({ lastGames: [3, 4], restriction: { kind, until: 2_000_000_000_000 } }),
        slots: ['lobby.restricted', 'lobby.sections', 'lobby.more'],
        brand: { features: [...features, blocks] },
      })
      await screen.findByText('You are taking a break')
      expect(headings()).toEqual(['You are taking a break'])
      expect(screen.queryByTestId('next-step')).toBeNull()
      expect(screen.queryAllByRole('link')).toEqual([])
    },
  )
})
