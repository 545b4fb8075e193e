import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { FeatureDefinition, NavigationItem } from '../feature/types.ts'
import { makeApp, type TestAppOptions } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { makePromotion } from '../testing/makePromotion.ts'
import { MenuSheet } from './MenuSheet.tsx'
import { givenPath } from '../routing/to.ts'

const texts = { en: async () => ({}), es: async () => ({}) }
const page = (path: string) => ({
  path,
  name: path.slice(1),
  title: 'x',
  page: async () => () => null,
})
const item = (group: NavigationItem['group'], to: string, order: number): NavigationItem => ({
  group,
  label: { en: to.slice(1), es: to.slice(1) },
  icon: 'gift',
  to: givenPath(to),
  order,
})
const paths = ['/history', '/limits', '/settings', '/rewards', '/wheel', '/bingo', '/help']
const features: FeatureDefinition[] = [
  {
    id: 'all',
    routes: paths.map(page),
    navigation: [
      item('account', '/settings', 30),
      item('account', '/history', 10),
      item('account', '/limits', 20),
      item('rewards', '/bingo', 1),
      item('help', '/help', 1),
    ],
    slots: {
      'menu.items': [
        { order: 1, duringBreak: 'shown', load: async () => () => <a href="/redeem">Redeem</a> },
      ],
    },
    messages: texts,
  },
  { id: 'wheel', navigation: [item('rewards', '/wheel', 2)], messages: texts },
  {
    id: 'rewards',
    navigation: [{ ...item('rewards', '/rewards', 3), sumsUpRewards: true }],
    messages: texts,
  },
]

async function show(options: TestAppOptions = {}) {
  const app = await makeApp({
    brand: { features },
    slots: ['menu.items'],
    player: makePlayer(),
    data: [
      [['pages', 'promotions'], [makePromotion({ feature: 'wheel', link: '/wheel', ready: 1 })]],
    ],
    ...options,
  })
  const close = vi.fn()
  render(
    <app.Frame>
      <MenuSheet
        name="menu"
        props={{}}
        close={close}
        frame={{ open: true, onOpenChange() {}, onOpenChangeComplete() {} }}
      />
    </app.Frame>,
  )
  return { ...app, close }
}

describe('menu', () => {
  it('player > begins with both balances by name and the way to redeem', async () => {
    await show({ player: makePlayer({ gameMode: 'TournamentPoints' }) })
    const balances = await screen.findByRole('list', { name: 'Your balances' })
    expect(within(balances).getByTestId('menu-coins').textContent).toContain('Playing')
    const other = within(within(balances).getByTestId('menu-entries'))
    expect(other.getByRole('button', { name: 'Play with entries' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Redeem' })).toBeTruthy()
  })

  it('player > has inbox, history, limits, settings and sign out, in this order', async () => {
    await show()
    const account = await screen.findByRole('navigation', { name: 'Your account' })
    expect([...account.querySelectorAll('a, button')].map((one) => one.textContent)).toEqual([
      'Inbox',
      'history',
      'limits',
      'settings',
      'Sign out',
    ])
  })

  it('features > are a grid: the sum of rewards first, then what is ready, with a dot', async () => {
    await show()
    const grid = await screen.findByRole('navigation', { name: 'All features' })
    const tiles = within(grid).getAllByRole('link')
    expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(['/rewards', '/wheel', '/bingo'])
    expect(tiles.map((tile) => within(tile).queryAllByTestId('ready-dot').length)).toEqual([
      1, 1, 0,
    ])
    expect(tiles[1]?.textContent).toContain('1 ready to claim')
  })

  it('player on a break > keeps account and redeem, and is invited to nothing (RP-02)', async () => {
    const restriction = { kind: 'cool-off', until: 2_000_000_000_000 } as const
    await show({ player: makePlayer({ restriction }) })
    expect(await screen.findByRole('link', { name: 'limits' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Redeem' })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'All features' })).toBeNull()
  })

  it('guest > has no account, and all that the brand has', async () => {
    await show({ player: null })
    expect(await screen.findByRole('navigation', { name: 'All features' })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Your account' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
  })

  it('inbox > closes the menu', async () => {
    const { close } = await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Inbox' }))
    expect(close).toHaveBeenCalled()
  })
})
