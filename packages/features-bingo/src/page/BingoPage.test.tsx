import { type Answer, makeApp, makePlayer, refusal, silence } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeReveal, describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bingoStore } from '../bingoStore.ts'
import { bingo } from '../feature.ts'
import { bingoBundle } from '../bundle.tsx'
import {
  makeBingoGame,
  makeBingoInfo,
  makePlayed,
  makeStatus,
  makeStore,
} from '../testing/makeBingo.ts'
import { BingoPage } from './BingoPage.tsx'

describeFeaturePage({ feature: bingo(), Page: BingoPage })

const data = (value: object) => ({ success: true, data: value })
const ready = makeStatus({ availablePoint: 10, isPlayable: true })

interface Scene {
  status?: ReturnType<typeof makeStatus>
  play?: Answer
  withStore?: boolean
  isGuest?: boolean
  mayUseStore?: boolean
}

async function show({
  status = makeStatus(),
  play = data(makePlayed()),
  withStore = false,
  mayUseStore = true,
  isGuest = false,
}: Scene = {}) {
  const mayUse = { lootboxes: true, vipBundle: true, bingoStore: mayUseStore }
  const app = await makeApp({
    brand: { features: [bingo()] },
    player: isGuest ? null : makePlayer({ mayUse }),
    data: makePageData({ info: makeBingoInfo() }),
    answers: {
      'GET /rest/bingo/check-player-status/': data(status),
      'GET /rest/bingo/bingo-game-data/': data(makeBingoGame()),
      'POST /rest/bingo/bingo-accrue-reward/': play,
      'GET /rest/bingo/store/': data(makeStore()),
      'POST /rest/bingo/store/exchange/': data({
        points: 10,
        prize: { coins: 0, entries: 0 },
        balls: 5,
      }),
      'GET /rest/player/': data(makePlayer({ mayUse })),
    },
  })
  const { pages } = await bingoBundle(withStore ? bingoStore : undefined)
  const Page = pages['page'] ?? BingoPage
  render(
    <app.Frame>
      <Page />
    </app.Frame>,
  )
  return app
}

const daubed = () => document.querySelectorAll('td[data-daubed]').length

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced'
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  vi.useRealTimers()
  delete document.documentElement.dataset['motion']
})

describe('the bingo page', () => {
  it('a guest > sees a card, what it can win with its odds, and the way to one', async () => {
    const { asked } = await show({ isGuest: true })
    expect(await screen.findByRole('heading', { name: 'A bingo card' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Sign up and get a card' })).toBeTruthy()
    const odds = screen.getByRole('table', { name: 'Prizes and odds' })
    expect(odds.closest('details')?.open).toBe(false)
    expect(within(odds).getByText('40%')).toBeTruthy()
    expect(document.querySelectorAll('table')).toHaveLength(2)
    expect(asked.filter(({ path }) => path.includes('check-player-status'))).toEqual([])
  })

  it('BINGO-04 offers no game with fewer than ten balls, and says how many are missing', async () => {
    await show()
    expect((await screen.findByTestId('bingo-wait')).textContent).toBe('6 more balls')
    expect(screen.getByTestId('bingo-balls').textContent).toBe('4 of 10 balls collected')
    expect(screen.queryByTestId('bingo-play')).toBeNull()
    expect(screen.getByText('Every 3 rounds of any game earn a ball.')).toBeTruthy()
  })

  it('more balls than a card takes > are said to be enough for so many cards', async () => {
    await show({ status: makeStatus({ availablePoint: 23, isPlayable: true }) })
    expect((await screen.findByTestId('bingo-balls')).textContent).toBe(
      '23 balls: enough for 2 cards',
    )
  })

  it('shows what a card may win with the odds of the platform’s table', async () => {
    await show()
    const table = within(await screen.findByRole('table', { name: 'Prizes and odds' }))
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows.some((row) => /One line.*1,500 coins.*30%/.test(row))).toBe(true)
    expect(table.queryByText('Points')).toBeNull()
  })

  it('plays once, however often it is pressed; with stillness all balls are there at once', async () => {
    const { asked } = await show({ status: ready })
    const button = await screen.findByTestId('bingo-play')
    for (let press = 0; press < 10; press++) fireEvent.click(button)
    expect(await screen.findByText('Bingo!')).toBeTruthy()
    expect(await screen.findByText(/You won 1,500 coins/)).toBeTruthy()
    const drawn = within(screen.getByRole('list', { name: 'Balls drawn' }))
    expect(drawn.getAllByRole('listitem')).toHaveLength(10)
    // Five of the ten, and the free field.
    expect(daubed()).toBe(6)
    expect(document.querySelectorAll('td[data-won]')).toHaveLength(5)
    expect(asked.filter(({ path }) => path.includes('accrue'))).toHaveLength(1)
    expect(screen.getByTestId('bingo-done').textContent).toBe('Collect')
    fireEvent.click(screen.getByTestId('bingo-done'))
    await waitFor(() => expect(daubed()).toBe(1))
  })

  it('is played without a ring on its button, which would read as loading', async () => {
    await show({ status: ready, play: silence })
    const button = await screen.findByTestId<HTMLButtonElement>('bingo-play')
    fireEvent.click(button)
    await waitFor(() => expect(button.disabled).toBe(true))
    expect(button.getAttribute('aria-busy')).toBeNull()
  })

  it('calls ball by ball where animation is welcome, and keeps the prize back until the last', async () => {
    document.documentElement.dataset['motion'] = 'full'
    localStorage.setItem('marquee:bingo-daub-for-me', '1')
    await show({ status: ready })
    fireEvent.click(await screen.findByTestId('bingo-play'))
    fireEvent.click(
      await screen.findByTestId('bingo-hurry').then(async (hurry) => {
        await waitFor(() => expect(daubed()).toBe(2), { timeout: 3_000 })
        expect(screen.queryByTestId('won')).toBeNull()
        return hurry
      }),
    )
    expect(await screen.findByTestId('won')).toBeTruthy()
    expect(daubed()).toBe(6)
  })

  it('lets the player daub what was called, and daubs what they leave when it is over: no prize is lost', async () => {
    document.documentElement.dataset['motion'] = 'full'
    await show({ status: ready })
    const play = await screen.findByTestId('bingo-play')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pass = async (ms: number) => {
      for (let waited = 0; waited < ms; waited += 50)
        await act(async () => void (await vi.advanceTimersByTimeAsync(50)))
    }
    fireEvent.click(play)
    await vi.waitFor(async () => {
      await pass(50)
      expect(screen.queryByTestId('bingo-daub')).not.toBeNull()
    })
    const first = screen.getByTestId('bingo-daub')
    // Called and not daubed: the free field alone is.
    expect(daubed()).toBe(1)
    first.focus()
    fireEvent.click(first)
    expect(daubed()).toBe(2)
    // Whoever daubs by keys stays where they are.
    expect(document.activeElement).toBe(first)
    expect(first.getAttribute('aria-pressed')).toBe('true')
    await pass(9_000)
    expect(daubed()).toBe(2)
    expect(screen.queryByTestId('won')).toBeNull()
    await pass(3_000)
    vi.useRealTimers()
    expect(await screen.findByText(/^You won 1,500 coins/)).toBeTruthy()
    expect(daubed()).toBe(6)
    expect(document.querySelectorAll('td[data-won]')).toHaveLength(5)
  })

  it('daubs for the player who wants that, on this device from then on', async () => {
    document.documentElement.dataset['motion'] = 'full'
    await show({ status: ready })
    fireEvent.click(await screen.findByTestId('bingo-play'))
    fireEvent.click(await screen.findByRole('switch', { name: 'Daub for me' }))
    await waitFor(() => expect(daubed()).toBe(2), { timeout: 3_000 })
    expect(screen.queryByTestId('bingo-daub')).toBeNull()
    cleanup()
    await show({ status: ready })
    fireEvent.click(await screen.findByTestId('bingo-play'))
    const again = await screen.findByRole<HTMLInputElement>('switch', { name: 'Daub for me' })
    expect(again.checked).toBe(true)
  })

  it('tells in place why a game was refused', async () => {
    const { runtime } = await show({ status: ready, play: () => refusal('not-available') })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'not-available': 'Not now.' } }, true)
    fireEvent.click(await screen.findByTestId('bingo-play'))
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
  })
})

describe('the bingo store', () => {
  it('ROLE-06 is there where the brand has it and it is on for the player', async () => {
    await show({ withStore: true })
    expect((await screen.findByTestId('bingo-points')).textContent).toBe('You have 40 points')
    cleanup()
    await show({ withStore: true, mayUseStore: false })
    await screen.findByTestId('bingo-wait')
    expect(screen.queryByText('Bingo store')).toBeNull()
    cleanup()
    await show()
    await screen.findByTestId('bingo-wait')
    expect(screen.queryByText('Bingo store')).toBeNull()
  })

  it('exchanges points for balls, and says what is short for the rest', async () => {
    const { asked } = await show({ withStore: true })
    expect((await screen.findByTestId('bingo-offer-3')).textContent).toBe('210 more points')
    fireEvent.click(screen.getByRole('button', { name: 'Exchange for 5 balls' }))
    expect(await screen.findByText('5 balls are in your tray.')).toBeTruthy()
    const exchanges = asked.filter(({ path }) => path.includes('exchange'))
    expect(exchanges.map(({ body }) => body)).toEqual([{ offerId: 2 }])
  })
})

describeReveal({
  feature: bingo(),
  children: <BingoPage />,
  data: makePageData({ info: makeBingoInfo() }),
  answers: {
    'GET /rest/bingo/check-player-status/': data(ready),
    'GET /rest/bingo/bingo-game-data/': data(makeBingoGame()),
    'POST /rest/bingo/bingo-accrue-reward/': data(makePlayed()),
  },
  path: 'bingo-accrue-reward',
  prize: makePlayed().prize,
  press: async () => {
    const button = await screen.findByTestId('bingo-play')
    return () => void fireEvent.click(button)
  },
})
