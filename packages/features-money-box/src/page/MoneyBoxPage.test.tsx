import { type Answer, BalancePill, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeReveal, describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { makeGame } from '@marquee/game-tiles/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { breakingMs, feedingMs } from '../box/timing.ts'
import { moneyBoxBundle } from '../bundle.tsx'
import { moneyBox } from '../feature.ts'
import { GameBarBox } from '../game/GameBarBox.tsx'
import { MoneyBoxSection } from '../lobby/MoneyBoxSection.tsx'
import { makeBoxInfo, makeMoneyBox, makeReadyBox } from '../testing/makeMoneyBox.ts'
import { makeVessel } from '../testing/makeVessel.ts'
import { MoneyBoxPage } from './MoneyBoxPage.tsx'

describeFeaturePage({
  feature: moneyBox(),
  Page: MoneyBoxPage,
  sample: { testId: 'money-box-sample', action: 'Sign up and get a money box' },
})

const data = (value: object) => ({ success: true, data: value })
const playerWith = (coins: number) =>
  makePlayer({ playerInfo: { playerBalance: { coins, entries: 150, winnings: 0, tourPoints: 0 } } })
const smashed = data({ amount: 2_400, moneyBox: makeMoneyBox({ moneyBoxAmount: 0 }) })

interface Scene {
  box?: ReturnType<typeof makeMoneyBox>
  smash?: Answer
  shown?: 'page' | 'section' | 'bar'
}

async function show({ box = makeMoneyBox(), smash = smashed, shown = 'page' }: Scene = {}) {
  const app = await makeApp({
    brand: { features: [moneyBox()] },
    player: playerWith(15_000),
    data: makePageData({ info: makeBoxInfo() }),
    answers: {
      'GET /rest/money-box/info/': data(box),
      'GET /rest/money-box/games/': data([1, 2, 3].map((id) => makeGame({ id }))),
      'POST /rest/money-box/break/': smash,
      'GET /rest/player/': data(playerWith(17_400)),
    },
  })
  render(
    <app.Frame>
      <BalancePill />
      {shown === 'page' && <MoneyBoxPage />}
      {shown === 'section' && <MoneyBoxSection />}
      {shown === 'bar' && <GameBarBox gameId={1} />}
    </app.Frame>,
  )
  /** What the platform says from now on, as after a push. */
  const tell = (now: ReturnType<typeof makeMoneyBox>) =>
    act(async () => void app.runtime.queryClient.setQueryData(['money-box', 'info'], now))
  return { ...app, tell }
}

const amount = async () => (await screen.findByTestId('money-box-amount')).textContent
const drawing = () => screen.findByTestId('money-box-drawing')
const button = () => screen.findByTestId<HTMLButtonElement>('money-box-break')

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced'
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['motion']
})

describe('the money box', () => {
  it('MONEYBOX-04 cannot be broken before it holds enough, and says how much is missing', async () => {
    await show()
    expect((await button()).disabled).toBe(true)
    expect(screen.getByTestId('money-box-state').textContent).toBe(
      '750 more coins until you can break it.',
    )
    expect(screen.getByText(/Nothing is taken from your balance/)).toBeTruthy()
  })

  it('MONEYBOX-03 can be broken when it is full', async () => {
    await show({ box: makeReadyBox({ status: 'full', moneyBoxAmount: 5_000 }) })
    expect((await button()).disabled).toBe(false)
    expect(screen.getByTestId('money-box-state').textContent).toContain('It’s full')
  })

  it('is hidden while it is inactive, on its page and on the lobby', async () => {
    await show({ box: makeReadyBox({ status: 'inactive' }) })
    expect(await screen.findByText(/paused during your break/)).toBeTruthy()
    expect(screen.queryByTestId('money-box-break')).toBeNull()
    cleanup()
    const { asked } = await show({ box: makeReadyBox({ status: 'inactive' }), shown: 'section' })
    await waitFor(() => expect(asked.some(({ path }) => path.includes('money-box'))).toBe(true))
    expect(screen.queryByTestId('money-box-section')).toBeNull()
  })

  it('says when a sealed one opens', async () => {
    const availableTimeToBreak = Date.UTC(2099, 0, 1)
    await show({ box: makeMoneyBox({ status: 'broken', availableTimeToBreak }) })
    expect(await screen.findByText(/You can break it in/)).toBeTruthy()
    expect((await button()).disabled).toBe(true)
  })
})

describe('a box that changes while it is looked at', () => {
  it('shows what is in it now, and can be broken as soon as it holds enough', async () => {
    const { tell } = await show()
    expect((await button()).disabled).toBe(true)
    await tell(makeReadyBox())
    expect(await amount()).toContain('2,400')
    expect((await button()).disabled).toBe(false)
  })

  it('MONEYBOX-08 lets coins fall for 3 s below the game that was played', async () => {
    expect(feedingMs).toBe(3_000)
    const { tell } = await show({ shown: 'bar' })
    const box = await drawing()
    vi.useFakeTimers()
    expect(box.dataset['fed']).toBeUndefined()
    await tell(makeMoneyBox({ moneyBoxAmount: 1_251 }))
    // The cache tells what shows it in the next turn.
    await act(async () => vi.advanceTimersByTime(0))
    expect(box.dataset['fed']).toBe('true')
    await act(async () => vi.advanceTimersByTime(2_999))
    expect(box.dataset['fed']).toBe('true')
    await act(async () => vi.advanceTimersByTime(1))
    expect(box.dataset['fed']).toBeUndefined()
  })
})

describe('breaking it', () => {
  it('MODAL-50 asks once, however often it is pressed, and congratulates with a sum', async () => {
    const { asked } = await show({ box: makeReadyBox() })
    const smash = await button()
    for (let press = 0; press < 5; press++) fireEvent.click(smash)
    const dialog = within(await screen.findByRole('dialog', { name: 'You broke your box' }))
    expect(dialog.getByTestId('won').textContent).toContain('2,400 coins')
    expect(dialog.getByTestId('won-sum-coins').textContent).toMatch(/15,000.*2,400.*17,400/)
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  })

  it('keeps modal and balance back until the pieces lie still', async () => {
    document.documentElement.dataset['motion'] = 'full'
    await show({ box: makeReadyBox() })
    fireEvent.click(await button())
    await waitFor(async () => expect((await drawing()).dataset['breaking']).toBe('true'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getAllByText('15,000').length).toBeGreaterThan(0)
    expect(screen.queryByText('17,400')).toBeNull()
    await screen.findByRole('dialog', {}, { timeout: breakingMs + 2_000 })
    expect((await drawing()).dataset['breaking']).toBeUndefined()
  })

  it('tells in place why it was refused, and leaves the box whole', async () => {
    const { runtime } = await show({
      box: makeReadyBox(),
      smash: () => refusal('not-available'),
    })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'not-available': 'Not now.' } }, true)
    fireEvent.click(await button())
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
    expect(await amount()).toContain('2,400')
  })
})

describe('elsewhere', () => {
  it('HOME-08 stands on the lobby with what is in it', async () => {
    await show({ shown: 'section', box: makeReadyBox() })
    const section = within(await screen.findByTestId('money-box-section'))
    expect(section.getByText('2,400 of 5,000 coins: you can break it now.')).toBeTruthy()
    expect(section.getByRole('link', { name: 'Go to your box' }).getAttribute('href')).toBe(
      '/money-box',
    )
  })

  it('MODAL-49 shows the games that fill it', async () => {
    await show()
    fireEvent.click(await screen.findByTestId('money-box-games'))
    const dialog = await screen.findByRole('dialog', { name: 'Games that fill the box' })
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(3))
  })

  it('stands below the games that fill it alone', async () => {
    await show({ shown: 'bar' })
    expect((await screen.findByTestId('money-box-chip')).textContent).toContain('1,250')
    cleanup()
    const { asked } = await show({ shown: 'bar', box: makeMoneyBox({ games: [7] }) })
    await waitFor(() => expect(asked.some(({ path }) => path.includes('money-box'))).toBe(true))
    expect(screen.queryByTestId('money-box-chip')).toBeNull()
  })
})

describe('the vessel of the brand', () => {
  it('reaches the page, the lobby and the bar below a game', async () => {
    const own = makeVessel()
    const vessel = async () => ({ vessel: own })
    const { pages, MoneyBoxSection: Section, GameBarBox: Bar } = await moneyBoxBundle(vessel)
    const { slots = {} } = moneyBox({ vessel })
    expect(await slots['lobby.sections']?.[0]?.load()).toBe(Section)
    expect(await slots['game.bar']?.[0]?.load()).toBe(Bar)
    const app = await makeApp({
      brand: { features: [moneyBox()] },
      player: playerWith(15_000),
      data: makePageData({ info: makeBoxInfo() }),
      answers: { 'GET /rest/money-box/info/': data(makeMoneyBox()) },
    })
    const shown = () =>
      screen
        .queryAllByTestId('money-box-drawing')
        .map((svg) => own.back.every(([, d]) => svg.querySelector(`path[d="${d}"]`)))
    render(
      <app.Frame>
        <pages.page />
        <Section />
        <Bar gameId={1} />
      </app.Frame>,
    )
    await waitFor(() => expect(shown()).toEqual([true, true, true]))
  })
})

describeReveal({
  feature: moneyBox(),
  children: <MoneyBoxPage />,
  data: makePageData({ info: makeBoxInfo() }),
  answers: {
    'GET /rest/money-box/info/': data(makeReadyBox()),
    'GET /rest/money-box/games/': data([1, 2, 3].map((id) => makeGame({ id }))),
    'POST /rest/money-box/break/': smashed,
  },
  path: '/break/',
  prize: { coins: 2_400, entries: 0 },
  press: async () => {
    const button = await screen.findByTestId('money-box-break')
    return () => void fireEvent.click(button)
  },
})
