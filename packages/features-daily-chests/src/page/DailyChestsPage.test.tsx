import { setClock } from '@marquee/core'
import { type Answer, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeFeaturePage, describeReveal } from '@marquee/feature-page/testing/describe'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dailyChests } from '../feature.ts'
import { ChestsSection } from '../lobby/ChestsSection.tsx'
import { chestPrize, makeChests, makeOpened, makeRunning } from '../testing/makeChests.ts'
import { DailyChestsPage } from './DailyChestsPage.tsx'

describeFeaturePage({ feature: dailyChests(), Page: DailyChestsPage })

const hour = 3_600_000
const data = (value: object) => ({ success: true, data: value })
const player = makePlayer()

interface Scene {
  info?: Answer
  open?: Answer
  isGuest?: boolean
  Part?: () => React.ReactNode
}

async function show({
  info = data(makeChests()),
  open = data(makeOpened(2)),
  isGuest = false,
  Part = DailyChestsPage,
}: Scene = {}) {
  const app = await makeApp({
    brand: { features: [dailyChests()] },
    player: isGuest ? null : player,
    data: makePageData({ info: makeRunning() }),
    answers: {
      'GET /rest/features-games-info/info/': data(makeRunning()),
      'GET /rest/daily-chests/info/': info,
      'POST /rest/daily-chests/open/': open,
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

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced'
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  setClock(() => Date.now())
  delete document.documentElement.dataset['motion']
})

const stateOf = (number: number) =>
  screen.getByTestId(`daily-chest-${number}`).querySelector('svg')?.dataset['state']

describe('daily chests', () => {
  it('the chest that is picked > opens once, tells its prize and stays open; the next one has the focus', async () => {
    let answer = makeChests()
    const { asked } = await show({
      info: () => data(answer),
      open: () => {
        answer = makeChests({ opened: [2] })
        return data(makeOpened(2))
      },
    })
    const button = await screen.findByRole('button', { name: 'Open chest 2' })
    expect(screen.getByTestId('daily-chests-left').textContent).toBe(
      '3 chests left today. Pick one.',
    )
    for (let press = 0; press < 5; press++) fireEvent.click(button)
    expect(await screen.findByText(/You won 300 coins/)).toBeTruthy()
    expect(stateOf(2)).toBe('open')
    expect(stateOf(1)).toBe('closed')
    const opened = asked.filter(({ path }) => path.endsWith('/open/'))
    expect(opened.map(({ body }) => body)).toEqual([{ number: 2 }])
    fireEvent.click(screen.getByTestId('daily-chests-done'))
    expect((await screen.findByTestId('daily-chest-open-2')).textContent).toBe('300 coins')
    expect(document.activeElement).toBe(screen.getByTestId('daily-chest-1'))
    expect(screen.getByTestId('daily-chests-left').textContent).toBe(
      '2 chests left today. Pick one.',
    )
  })

  it('where animation is welcome > the prize is kept back until the lid is up', async () => {
    document.documentElement.dataset['motion'] = 'full'
    await show()
    fireEvent.click(await screen.findByTestId('daily-chest-2'))
    await waitFor(() => expect(stateOf(2)).toBe('turning'))
    expect(screen.getByTestId('daily-chest-2').textContent).toBe('2')
    expect(await screen.findByTestId('won', {}, { timeout: 4_000 })).toBeTruthy()
  })

  it('all open > shows what they held and counts down to new ones, which come without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const start = Date.UTC(2026, 10, 20, 12)
    let clock = start
    setClock(() => clock)
    let answer = makeChests({ opened: [1, 2, 3], nextAt: start + hour })
    await show({ info: () => data(answer) })
    expect((await screen.findByTestId('daily-chests-left')).textContent).toMatch(
      /^You’ve opened today’s chests\. Next in 1h/,
    )
    expect(screen.getAllByTestId(/^daily-chest-open-/)).toHaveLength(3)
    answer = makeChests()
    clock = start + hour
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await screen.findByRole('button', { name: 'Open chest 1' })).toBeTruthy()
    vi.useRealTimers()
  })

  it('a guest > sees the chests, their odds, and the way to an account', async () => {
    await show({ isGuest: true, info: data(makeChests({ left: 0 })) })
    expect(await screen.findByRole('button', { name: 'Sign up and open a chest' })).toBeTruthy()
    const chest = screen.getByTestId('daily-chest-1')
    expect((chest as HTMLButtonElement).disabled).toBe(true)
    const table = within(screen.getByRole('table', { name: 'Prizes and odds' }))
    expect(table.getByText('60%')).toBeTruthy()
  })

  it('during a break > no chest stands there', async () => {
    await show({ info: data(makeChests({ isActive: false, left: 0 })) })
    expect(await screen.findByText('Chests are closed during your break.')).toBeTruthy()
    expect(screen.queryByTestId('daily-chest-1')).toBeNull()
  })

  it('a refusal > is told in place, and the chest is closed again', async () => {
    const { runtime } = await show({ open: () => refusal('already-claimed') })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'already-claimed': 'Open.' } }, true)
    fireEvent.click(await screen.findByTestId('daily-chest-1'))
    expect((await screen.findByRole('alert')).textContent).toContain('Open.')
    expect(stateOf(1)).toBe('closed')
  })

  it('a failure > offers another try', async () => {
    await show({ info: () => refusal('not-found') })
    expect(await screen.findByText('The chests didn’t load')).toBeTruthy()
  })

  it('the lobby > has them while one is left', async () => {
    await show({ Part: ChestsSection })
    expect(await screen.findByText('3 chests left today. Pick one.')).toBeTruthy()
    cleanup()
    const { asked } = await show({
      Part: ChestsSection,
      info: data(makeChests({ opened: [1, 2, 3] })),
    })
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/info/'))).toBe(true))
    expect(screen.queryByTestId('daily-chests-section')).toBeNull()
  })

  it('a push of another tab > brings what is open there', async () => {
    let answer = makeChests()
    const { runtime } = await show({ info: () => data(answer) })
    await screen.findByTestId('daily-chest-2')
    answer = makeChests({ opened: [2] })
    const balance = player.playerInfo.playerBalance
    dailyChests().pushes?.cash?.(
      { reason: 'daily-chest', coins: 300, entries: 0, balance },
      runtime,
    )
    expect(await screen.findByTestId('daily-chest-open-2')).toBeTruthy()
  })
})

describeReveal({
  feature: dailyChests(),
  children: <DailyChestsPage />,
  data: makePageData({ info: makeRunning() }),
  answers: {
    'GET /rest/features-games-info/info/': data(makeRunning()),
    'GET /rest/daily-chests/info/': data(makeChests()),
    'POST /rest/daily-chests/open/': data(makeOpened(2)),
  },
  path: '/open/',
  prize: chestPrize,
  press: async () => {
    const button = await screen.findByTestId('daily-chest-2')
    return () => void fireEvent.click(button)
  },
})
