import { setClock } from '@marquee/core'
import { type Answer, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { turningTime } from '../art/Drum.css.ts'
import { lottery } from '../feature.ts'
import { LotterySection } from '../lobby/LotterySection.tsx'
import {
  makeDetails,
  makeLast,
  makeLeaders,
  makeLottery,
  makeLotteryInfo,
  makeOwn,
  makeTicket,
  makeTickets,
  makeWinner,
  makeWinners,
} from '../testing/makeLottery.ts'
import { LotteryPage } from './LotteryPage.tsx'

describeFeaturePage({ feature: lottery(), Page: LotteryPage })

const path = '/rest/promo-events/lottery'
const data = (value: object) => ({ success: true, data: value })
const player = makePlayer()
const fresh = makeOwn({
  tickets: [],
  chance: 0,
  earning: { rounds: 6, left: 2, isFreeReady: true, nextFreeAt: null },
})
const came = makeTicket({ id: 77, number: '12345678' })
const withIt = makeOwn({ tickets: [came], chance: 44 / 241 })
const given = data({ ticket: came, lottery: withIt })

interface Scene {
  details?: Answer
  tickets?: Answer
  free?: Answer
  isActive?: boolean
  isGuest?: boolean
  Part?: () => React.ReactNode
}

async function show({
  details = data(makeDetails()),
  tickets = data(makeOwn()),
  free = given,
  isActive = true,
  isGuest = false,
  Part = LotteryPage,
}: Scene = {}) {
  const info = makeLotteryInfo(isActive)
  const app = await makeApp({
    brand: { features: [lottery()] },
    ...(!isGuest && { player }),
    data: makePageData({ info }),
    answers: {
      [`GET ${path}/details/`]: details,
      [`GET ${path}/player-tickets/`]: tickets,
      [`GET ${path}/leaderboard/46/`]: data({ leaders: makeLeaders() }),
      [`GET ${path}/leaderboard/45/`]: data({ leaders: makeWinners() }),
      [`POST ${path}/free-ticket/`]: free,
      [`GET ${path}/take-reward/9/`]: data({
        prize: { coins: 15_000, entries: 100 },
        ticket: makeWinner({ isRewardTaken: true }),
      }),
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

const countOf = (asked: { path: string }[], end: string) =>
  asked.filter(({ path: one }) => one.endsWith(end)).length
const ownTickets = async () =>
  within(await screen.findByRole('list', { name: 'Your tickets in the drum' })).getAllByTestId(
    'lottery-ticket',
  )

beforeEach(() => {
  setClock(() => Date.UTC(2026, 10, 20))
  document.documentElement.dataset['motion'] = 'reduced'
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  setClock(() => Date.now())
  delete document.documentElement.dataset['motion']
})

describe('the lottery', () => {
  it('LOTTERY-01 shows the pot, the draw, the player’s tickets with their numbers, and what they may win', async () => {
    await show()
    const pot = await screen.findByTestId('lottery-pot')
    // 50,000 + 3 x 15,000 + 10 x 5,000 + 30 x 1,500 coins, 5.00 + 3 x 1.00 + 10 x 0.20 + 30 x 0.05 entries.
    expect(pot.textContent).toContain('190,000')
    expect(pot.textContent).toContain('11.50')
    expect(screen.getByTestId('lottery-count').textContent).toBe('240 tickets in the drum')
    const tickets = await ownTickets()
    expect(tickets.map(({ textContent }) => textContent)).toEqual([
      '0482 9137Free ticket',
      '0965 8274For rounds played',
      '1448 7411For rounds played',
    ])
    expect(screen.getByTestId('lottery-chance').textContent).toBe(
      'With these 3 tickets you win something in 45.4% of draws like this one.',
    )
    const places = within(screen.getByTestId('lottery-prizes')).getAllByRole('listitem')
    expect(places.map(({ textContent }) => /Odds.*/.exec(textContent ?? '')?.[0])).toEqual([
      'Odds of one ticket: 0.417%',
      'Odds of one ticket: 1.25%',
      'Odds of one ticket: 4.17%',
      'Odds of one ticket: 12.5%',
    ])
    expect(screen.getByTestId('lottery-earning').textContent).toContain('6 of 15 rounds')
  })

  it('lists who has the most tickets and who has won last, and names nobody', async () => {
    await show()
    const leaders = await screen.findByRole('list', { name: 'Most tickets' })
    const lines = within(leaders).getAllByRole('listitem')
    expect(lines).toHaveLength(10)
    expect(lines[0]?.textContent).toBe('Place 1R••• 24 tickets')
    expect(lines[2]?.textContent).toContain('You')
    const winners = await screen.findByRole('list', { name: 'Winners of the last draw' })
    expect(within(winners).getAllByRole('listitem')[0]?.textContent).toContain('6021 1874')
  })
})

describe('LOTTERY-02 the feature status promoLottery', () => {
  it('carries the page: without it no drum and no ticket, whatever else is told', async () => {
    const { asked } = await show({ isActive: false })
    expect(await screen.findByText('No lottery right now')).toBeTruthy()
    expect(screen.queryByTestId('lottery-hall')).toBeNull()
    expect(screen.queryByTestId('lottery-take')).toBeNull()
    expect(screen.getByText('Not available right now')).toBeTruthy()
    expect(countOf(asked, '/free-ticket/')).toBe(0)
  })

  it('carries the block of the lobby', async () => {
    await show({ Part: LotterySection })
    expect((await screen.findByTestId('lottery-section')).textContent).toContain('Weekly lottery')
    cleanup()
    const { asked } = await show({ Part: LotterySection, isActive: false })
    await waitFor(() => expect(countOf(asked, '/details/')).toBe(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(screen.queryByTestId('lottery-section')).toBeNull()
  })

  it('carries the entry of the navigation', () => {
    const [entry] = lottery().navigation ?? []
    expect(entry).toMatchObject({ to: '/lottery', status: 'promoLottery' })
  })
})

describe('today’s ticket', () => {
  it('is taken once, however often it is pressed, and shown with its number', async () => {
    const { asked } = await show({ tickets: () => data(countGiven() ? withIt : fresh) })
    const countGiven = () => countOf(asked, '/free-ticket/')
    const button = await screen.findByTestId('lottery-take')
    for (let press = 0; press < 10; press++) fireEvent.click(button)
    expect((await screen.findByTestId('lottery-came')).textContent).toBe('Your ticket: 1234 5678')
    expect(countGiven()).toBe(1)
    expect((await ownTickets()).map(({ dataset }) => dataset['new'])).toEqual(['true'])
    await waitFor(() => expect(screen.queryByTestId('lottery-take')).toBeNull())
  })

  it('comes when the drum has turned where animation is welcome', async () => {
    document.documentElement.dataset['motion'] = 'full'
    await show({ tickets: data(fresh) })
    fireEvent.click(await screen.findByTestId('lottery-take'))
    await waitFor(() => expect(screen.getByTestId('lottery-drum').dataset['turning']).toBe('true'))
    // The drum says that something happens; a ring on the button would read as loading.
    expect(screen.getByTestId('lottery-take').getAttribute('aria-busy')).toBeNull()
    expect(screen.getByTestId<HTMLButtonElement>('lottery-take').disabled).toBe(true)
    await act(() => new Promise((resolve) => setTimeout(resolve, turningTime / 2)))
    expect(screen.queryByTestId('lottery-came')).toBeNull()
    expect(screen.queryByText('1234 5678')).toBeNull()
    expect(
      await screen.findByTestId('lottery-came', {}, { timeout: turningTime + 2_000 }),
    ).toBeTruthy()
  })

  it('tells in place why it was refused', async () => {
    const { runtime } = await show({
      tickets: data(fresh),
      free: () => refusal('already-claimed'),
    })
    runtime.i18n.addResourceBundle(
      'en',
      'data',
      { error: { 'already-claimed': 'Taken before.' } },
      true,
    )
    fireEvent.click(await screen.findByTestId('lottery-take'))
    expect((await screen.findByRole('alert')).textContent).toContain('Taken before.')
  })

  it('is a guest’s with an account: nothing is asked for, and the way leads to sign-up', async () => {
    const { asked } = await show({ isGuest: true })
    expect(await screen.findByRole('button', { name: 'Sign up for a free ticket' })).toBeTruthy()
    expect(await screen.findByTestId('lottery-prizes')).toBeTruthy()
    expect(screen.queryByTestId('lottery-take')).toBeNull()
    expect(countOf(asked, '/player-tickets/')).toBe(0)
  })
})

describe('what a ticket has won', () => {
  const won = makeOwn({
    tickets: [
      ...makeTickets(1),
      makeWinner(),
      makeWinner({ id: 10, number: '90311877', place: null, prize: null }),
    ],
  })

  it('waits above everything, is taken once and told as a sum', async () => {
    const { asked } = await show({ tickets: data(won) })
    const rewards = within(await screen.findByTestId('lottery-rewards'))
    expect(rewards.getByText('Place 2: 15,000 coins and 1.00 entry')).toBeTruthy()
    const button = rewards.getByTestId('lottery-reward')
    for (let press = 0; press < 10; press++) fireEvent.click(button)
    expect(await screen.findByText(/You won 15,000 coins and 1.00 entry/)).toBeTruthy()
    expect(countOf(asked, '/take-reward/9/')).toBe(1)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('lottery-done')))
  })

  it('waits without a button while the player takes a break', async () => {
    await show({
      tickets: data({ ...won, earning: null }),
      details: data(makeDetails({ current: null, rule: null })),
      isActive: false,
    })
    const rewards = within(await screen.findByTestId('lottery-rewards'))
    expect(rewards.getByText('You can claim them when your break ends.')).toBeTruthy()
    expect(rewards.queryByRole('button')).toBeNull()
  })

  it('is marked among the tickets of the last draw', async () => {
    await show({ tickets: data(won) })
    const own = within(await screen.findByRole('list', { name: 'Your tickets in this draw' }))
    expect(own.getAllByTestId('lottery-ticket').map(({ dataset }) => dataset['state'])).toEqual([
      'won',
      'blank',
    ])
  })

  it('is waited for while the drum turns', async () => {
    await show({ details: data(makeDetails({ last: makeLast({ drawn: false }) })) })
    expect(await screen.findByText(/Winners appear here in a moment/)).toBeTruthy()
  })
})

describe('the page', () => {
  it('says so when nobody has a ticket yet', async () => {
    const current = makeLottery({
      ticketsCount: 0,
      prizes: makeLottery().prizes.map((prize) => ({ ...prize, chance: 0 })),
    })
    await show({ details: data(makeDetails({ current, last: null })), tickets: data(fresh) })
    expect(await screen.findAllByText('No tickets yet')).toHaveLength(4)
    expect(screen.getByText(/The odds appear here with the first ticket/)).toBeTruthy()
    expect(await screen.findByText(/You have no ticket in this draw yet/)).toBeTruthy()
  })

  it('one ticket > odds > are said in words, not as 100% and 0%', async () => {
    const prizes = makeLottery().prizes.map((prize, index) => ({
      ...prize,
      chance: index === 0 ? 1 : 0,
    }))
    const current = makeLottery({ ticketsCount: 1, prizes })
    await show({
      details: data(makeDetails({ current, last: null })),
      tickets: data(makeOwn({ tickets: [came], chance: 1 })),
    })
    expect((await screen.findByTestId('lottery-chance')).textContent).toContain('so few tickets')
    expect(screen.getAllByText('Drawn when there are more tickets')).toHaveLength(3)
    expect(screen.getByTestId('lottery-prizes').textContent).not.toMatch(/\b0%/)
  })

  it('shows the name of the lottery once: where it is the page’s own, the drum’s is for whoever does not see the page', async () => {
    const isUnseen = (name: string) =>
      /unseen/.test(screen.getByRole('heading', { level: 3, name }).className)
    await show()
    await screen.findByTestId('lottery-hall')
    expect(isUnseen('Weekly lottery')).toBe(false)
    cleanup()
    const title = { en: 'Lottery', es: 'Lotería' }
    await show({ details: data(makeDetails({ current: makeLottery({ title }) })) })
    await screen.findByTestId('lottery-hall')
    expect(isUnseen('Lottery')).toBe(true)
  })

  it('offers another try when the lottery did not load', async () => {
    let fails = true
    await show({ details: () => (fails ? refusal('not-found') : data(makeDetails())) })
    expect(await screen.findByText('The lottery didn’t load')).toBeTruthy()
    fails = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByTestId('lottery-hall')).toBeTruthy()
  })
})
