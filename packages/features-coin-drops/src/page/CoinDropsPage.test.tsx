import { notificationsAtom, setClock } from '@marquee/core'
import { type Answer, makeApp, makePlayer, refusal, waitingModals } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeReveal, describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Announcer } from '../announce/Announcer.tsx'
import { coinDrops } from '../feature.ts'
import { WelcomeModal } from '../modal/WelcomeModal.tsx'
import { makeClaimed, makeDrop, makeDrops, makeRaining } from '../testing/makeDrops.ts'
import { CoinDropsPage } from './CoinDropsPage.tsx'

describeFeaturePage({ feature: coinDrops(), Page: CoinDropsPage })

const start = Date.UTC(2026, 10, 20, 12)
let clock = start
const data = (value: object) => ({ success: true, data: value })
const player = makePlayer()

interface Scene {
  drops?: Answer
  claim?: Answer
  isGuest?: boolean
  Part?: () => React.ReactNode
}

async function show({
  drops = data(makeRaining()),
  claim = data(makeClaimed()),
  isGuest = false,
  Part = CoinDropsPage,
}: Scene = {}) {
  const app = await makeApp({
    brand: { features: [coinDrops()] },
    player: isGuest ? null : player,
    data: makePageData(),
    answers: {
      'GET /rest/coin-drops/': drops,
      'POST /rest/coin-drops/1/claim/': claim,
      'GET /rest/player/': data(player),
    },
  })
  render(
    <app.Frame>
      <Part />
    </app.Frame>,
  )
  return app
}

const claims = (asked: { path: string; body?: unknown }[]) =>
  asked.filter(({ path }) => path.endsWith('/claim/'))

beforeEach(() => {
  clock = start
  setClock(() => clock)
  document.documentElement.dataset['motion'] = 'reduced'
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  setClock(() => Date.now())
  delete document.documentElement.dataset['motion']
})

describe('coin drops', () => {
  it('DROPS-01 are taken once while it rains, however often it is pressed, and told as a sum', async () => {
    const { asked } = await show()
    const button = await screen.findByTestId('drop-take')
    expect(screen.getByTestId('shower').dataset['state']).toBe('raining')
    for (let press = 0; press < 10; press++) fireEvent.click(button)
    expect(await screen.findByText(/You won 500 coins/)).toBeTruthy()
    expect(claims(asked)).toHaveLength(1)
    expect(screen.queryByTestId('drop-take')).toBeNull()
    fireEvent.click(screen.getByTestId('drop-done'))
    await waitFor(() => expect(screen.queryByTestId('won')).toBeNull())
  })

  it('keep the coins back until they have poured where animation is welcome', async () => {
    document.documentElement.dataset['motion'] = 'full'
    await show()
    fireEvent.click(await screen.findByTestId('drop-take'))
    await waitFor(() => expect(screen.getByTestId('shower').dataset['state']).toBe('pouring'))
    expect(screen.queryByTestId('won')).toBeNull()
    fireEvent.click(await screen.findByTestId('drop-hurry'))
    expect(await screen.findByTestId('won')).toBeTruthy()
  })

  /** Takes the coins of a drop with so many tapped, in which way; gives what is told and asked. */
  const catchCoins = async (tapped: number, by: 'finger' | 'keys') => {
    document.documentElement.dataset['motion'] = 'full'
    const { asked } = await show()
    fireEvent.click(await screen.findByTestId('drop-take'))
    const one = await screen.findByTestId('drop-catch')
    expect(document.activeElement).toBe(one)
    expect(screen.getByTestId('drop-tap').textContent).toContain('makes no difference')
    const coins = screen.getAllByTestId('drop-coin')
    for (const coin of coins.slice(0, tapped)) {
      if (by === 'keys') fireEvent.click(one)
      else fireEvent.pointerDown(coin)
    }
    expect(coins.filter(({ dataset }) => dataset['caught'])).toHaveLength(tapped)
    expect(screen.queryByTestId('won')).toBeNull()
    if (tapped < 8) fireEvent.click(screen.getByTestId('drop-hurry'))
    const { textContent } = await screen.findByText(/^You won/)
    const sent = claims(asked).map(({ path, body }) => ({ path, body }))
    cleanup()
    return { textContent, sent }
  }

  it('bring the same whether all, some or none are tapped, by finger or by keys', async () => {
    const none = await catchCoins(0, 'finger')
    expect(none.sent).toHaveLength(1)
    for (const by of ['finger', 'keys'] as const) {
      expect(await catchCoins(3, by)).toEqual(none)
      // Enough of them end the shower.
      expect(await catchCoins(8, by)).toEqual(none)
    }
  })

  it('say what was taken and when it rains next', async () => {
    await show({ drops: data({ ...makeRaining(), taken: { coins: 500, entries: 0 } }) })
    await waitFor(() =>
      expect(screen.getByTestId('drop-wait').textContent).toMatch(
        /You caught 500 coins\. The next shower starts in \d/,
      ),
    )
    expect(screen.queryByTestId('drop-take')).toBeNull()
    expect(within(screen.getByTestId('drop-times')).getAllByRole('listitem')).toHaveLength(4)
  })

  it('show guests the shower, its odds and the way to an account', async () => {
    const { asked } = await show({ isGuest: true })
    expect(await screen.findByRole('button', { name: 'Sign up and catch coins' })).toBeTruthy()
    expect(screen.queryByTestId('drop-take')).toBeNull()
    const table = within(screen.getByRole('table', { name: 'Prizes and odds' }))
    expect(table.getByText('70%')).toBeTruthy()
    expect(claims(asked)).toEqual([])
  })

  it('tell in place why nothing was taken', async () => {
    const { runtime } = await show({ claim: () => refusal('not-available') })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'not-available': 'Not now.' } }, true)
    fireEvent.click(await screen.findByTestId('drop-take'))
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
  })

  it('offer another try when they did not load', async () => {
    await show({ drops: () => refusal('not-found') })
    expect(await screen.findByText('Coin drops didn’t load')).toBeTruthy()
  })
})

describe('coin drops elsewhere', () => {
  it('are announced in the notification center as they begin, once', async () => {
    const next = makeDrop(start + 60_000)
    let answer = makeDrops({ upcoming: [next] })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { runtime } = await show({ Part: Announcer, drops: () => data(answer) })
    const announced = () => runtime.store.get(notificationsAtom)
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(announced()).toEqual([])
    clock += 60_000
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    // The platform's clock is behind: it is asked until it says so too.
    expect(announced()).toEqual([])
    answer = makeDrops({ current: next })
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    await waitFor(() => expect(announced()).toHaveLength(1))
    expect(announced()[0]).toMatchObject({
      id: `coin-drop-${next.id}`,
      text: 'background:notifications.coinDrop',
      values: { until: next.finishesAt },
      link: '/coin-drops',
    })
    await act(() => runtime.queryClient.invalidateQueries({ queryKey: ['coin-drops'] }))
    expect(announced()).toHaveLength(1)
  })

  it('are not announced to guests', async () => {
    const { asked } = await show({ Part: Announcer, isGuest: true })
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(asked.filter(({ path }) => path.includes('coin-drops'))).toEqual([])
  })

  it('MODAL-39 are welcomed by a modal that explains them and leads there', async () => {
    const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
    await show({
      Part: () => (
        <WelcomeModal name="welcome-coin-drops" props={{}} close={() => {}} frame={frame} />
      ),
    })
    const modal = within(await screen.findByRole('dialog', { name: 'Welcome to coin drops' }))
    expect(modal.getAllByRole('listitem')).toHaveLength(3)
    expect(modal.getByTestId('drop-welcome-go').getAttribute('href')).toBe('/coin-drops')
    expect(coinDrops().modals?.['welcome-coin-drops']?.openModal).toBe('welcome-coin-drops')
  })
})

describe('the first visit to the coin drops', () => {
  const waiting = async (isGuest = false) => {
    const { runtime } = await show({ isGuest })
    await screen.findByTestId('shower')
    const [welcome] = waitingModals(runtime)
    cleanup()
    return { welcome, runtime }
  }

  it('welcome > opens once on a device, for players alone (MODAL-39)', async () => {
    localStorage.removeItem('marquee:coin-drops-welcomed')
    expect((await waiting(true)).welcome).toBeUndefined()
    const { welcome, runtime: first } = await waiting()
    expect(welcome?.modal).toBe('welcome-coin-drops')
    expect(await welcome?.wanted?.(first)).toBe(true)
    expect((await waiting()).welcome).toBeUndefined()
  })

  it('welcome > waits no longer once the page is left, and comes with the next visit', async () => {
    localStorage.removeItem('marquee:coin-drops-welcomed')
    const { welcome, runtime } = await waiting()
    expect(welcome).toBeDefined()
    expect(waitingModals(runtime)).toEqual([])
    expect((await waiting()).welcome?.modal).toBe('welcome-coin-drops')
  })

  it('welcome > is not wanted after a link has opened it (MODAL-39)', async () => {
    localStorage.removeItem('marquee:coin-drops-welcomed')
    const { welcome, runtime } = await waiting()
    const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
    await show({
      Part: () => (
        <WelcomeModal name="welcome-coin-drops" props={{}} close={() => {}} frame={frame} />
      ),
    })
    await screen.findByTestId('drop-welcome-go')
    expect(welcome?.modal).toBe('welcome-coin-drops')
    expect(await welcome?.wanted?.(runtime)).toBe(false)
  })
})

describeReveal({
  feature: coinDrops(),
  children: <CoinDropsPage />,
  data: makePageData(),
  answers: {
    'GET /rest/coin-drops/': data(makeRaining()),
    'POST /rest/coin-drops/1/claim/': data(makeClaimed()),
  },
  path: '/claim/',
  prize: makeClaimed().prize,
  press: async () => {
    const button = await screen.findByTestId('drop-take')
    return () => void fireEvent.click(button)
  },
})
