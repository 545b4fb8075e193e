import type { FeatureDefinition, ModalProps } from '@marquee/core'
import { makeApp, makePlayer, type TestAppOptions } from '@marquee/core/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { makeCollection, makeGame } from '@marquee/game-tiles/testing'
import { describe, expect, it } from 'vitest'
import { lobbyPage } from './feature.ts'
import { HomePage } from './HomePage.tsx'
import { shownHome } from './shownHome.ts'
import { makeHome, makeHomeData } from './testing/makeHome.ts'

const messages = { en: async () => ({}), es: async () => ({}) }
const pages: FeatureDefinition = {
  id: 'pages',
  routes: ['/signup', '/signin'].map((path) => ({
    path,
    name: path,
    title: 'core:error.title',
    page: async () => () => null,
  })),
  messages,
}
const Demo = ({ props }: ModalProps<'game-demo'>) => <p>Demo of {String(props.gameId)}</p>
const games: FeatureDefinition = {
  id: 'games',
  modals: { 'game-demo': { load: async () => Demo } },
  messages,
}
const features = [lobbyPage(), pages]

async function renderHome({ brand, ...options }: TestAppOptions = {}) {
  const { Frame } = await makeApp({
    data: makeHomeData(),
    brand: { features, ...brand },
    ...options,
  })
  render(
    <Frame>
      <HomePage />
    </Frame>,
  )
}

it('HOME-13 says what this is, that it is free and for whom, and leads to sign-up', async () => {
  await renderHome({ brand: { ageBadge: '21+' } })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Play games for free')
  expect(screen.getByText(/Free to play\. For ages 21/)).toBeTruthy()
  const [first] = screen.getAllByRole('link', { name: 'Sign up free' })
  expect(first?.getAttribute('href')).toBe('/signup/')
})

const nameOf = (list: Element) => list.getAttribute('aria-label') ?? ''

describe.each(['split', 'stage', 'poster'] as const)('the home as %s', (home) => {
  it('HOME-13 says the same, leads to the same, and has the games below', async () => {
    await renderHome({ brand: { composition: { home } } })
    const hero = within(await screen.findByRole('region', { name: 'Welcome' }))
    expect(hero.getByRole('heading', { level: 1 }).textContent).toBe('Play games for free')
    expect(hero.getByText(/Free to play\. For ages 18/)).toBeTruthy()
    expect(hero.getByRole('link', { name: 'Sign up free' }).getAttribute('href')).toBe('/signup/')
    expect(await screen.findByRole('list', { name: 'Popular games' })).toBeTruthy()
  })
  it('HOME-12 shows no game twice in its first four rows, a ranking included', async () => {
    const games = (from: number) =>
      Array.from({ length: 40 }, (_, index) => makeGame({ id: from + index }))
    const rowsOf = ['Popular games', 'Top games', 'New games', 'Fishing']
    const collections = rowsOf.map((title, index) =>
      makeCollection({ key: title, title: { en: title, es: title }, games: games(1 + 10 * index) }),
    )
    const data = makeHomeData(shownHome(makeHome({ collections })))
    await renderHome({ data, brand: { composition: { home } } })
    await screen.findByTestId('ratings')
    const rows = screen
      .getAllByRole('list')
      .filter((list) => [...rowsOf, 'Most played this week'].includes(nameOf(list)))
      .slice(0, 4)
    expect(rows.map(nameOf)).toEqual(rowsOf)
    const ids = rows
      .flatMap((row) => within(row).queryAllByTestId('game-tile'))
      .map((tile) => tile.getAttribute('data-game-id'))
    expect(ids.length).toBeGreaterThan(10)
    expect(ids).toHaveLength(new Set(ids).size)
  })
  it('has covers around the words in a poster alone, each the way to its game', async () => {
    await renderHome({ brand: { composition: { home } } })
    const hero = within(await screen.findByRole('region', { name: 'Welcome' }))
    const covers = () =>
      hero.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('game='))
    await waitFor(() => expect(covers()).toHaveLength(home === 'poster' ? 8 : 0))
    for (const cover of covers()) expect(cover.getAttribute('aria-label')).toMatch(/^Game \d+$/)
  })
})

it.each([
  ['PRODUCT-05', '18+', '18 and older', '#age-18'],
  ['PRODUCT-06', '21+', '21 and older', '#age-21'],
] as const)('%s shows the badge %s', async (_id, ageBadge, label, symbol) => {
  await renderHome({ brand: { ageBadge } })
  const badge = await screen.findByRole('img', { name: label })
  expect(badge.querySelector('use')?.getAttribute('href')).toContain(symbol)
})

it('ANALYTICS-06 ANALYTICS-12 lets a guest try the game of the week where the brand has a demo, and tells the data layer', async () => {
  window.dataLayer = []
  await renderHome({ brand: { features: [...features, games] } })
  fireEvent.click(await screen.findByTestId('try-demo'))
  expect(await screen.findByText('Demo of 7')).toBeTruthy()
  expect(window.dataLayer).toEqual([
    { event: 'click_button', button_name: 'try_demo', location: 'home_hero' },
  ])
})

describe('what coins cost', () => {
  const desk: FeatureDefinition = {
    id: 'desk',
    routes: [
      {
        path: '/cash/deposit-by-money',
        name: 'deposit',
        title: 'core:error.title',
        page: async () => () => null,
      },
    ],
    messages,
  }
  const least = {
    presetId: 1,
    title: { en: 'Pouch', es: 'Bolsita' },
    price: 499,
    gives: { coins: 50_000, entries: 500 },
  }
  const data = makeHomeData(makeHome({ packages: [least] }))

  it('HOME-02 is told to guests with the smallest of the packages, beside that nobody needs it', async () => {
    await renderHome({ data, brand: { features: [...features, desk] } })
    expect((await screen.findByTestId('least-price')).textContent).toBe(
      'Coins are free every day. If you want more, 50,000 cost $4.99. No purchase necessary.',
    )
  })
  it('is not told where nothing is sold, or on a brand without a cash desk', async () => {
    await renderHome({ brand: { features: [...features, desk] } })
    await screen.findByText('Playing is free here.')
    expect(screen.queryByTestId('least-price')).toBeNull()
    cleanup()
    await renderHome({ data })
    await screen.findByText('Playing is free here.')
    expect(screen.queryByTestId('least-price')).toBeNull()
  })
})

it('offers no trial where the brand has none', async () => {
  await renderHome()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByTestId('try-demo')).toBeNull()
})

it('TEN-01 shows a player the lobby at the same address', async () => {
  await renderHome({ player: makePlayer({ name: 'Ada' }) })
  expect((await screen.findByTestId('lobby-greeting')).textContent).toContain('Ada')
})
