import type { Promotion } from '@marquee/contract'
import type { FeatureDefinition } from '@marquee/core'
import { makePlayer, refusal, type TestAppOptions, useAnyModals } from '@marquee/core/testing'
import { makePageData, makePromotion } from '@marquee/feature-page/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { cashDesk } from '../feature.ts'
import { RedeemPage } from '../redeem/RedeemPage.tsx'
import { makeCashAnswers, makeDesk, makeRedemptionDesk } from '../testing/makeCash.ts'
import { showCash } from '../testing/makeCashApp.tsx'

afterEach(cleanup)

const others: FeatureDefinition = {
  id: 'others',
  modals: {
    'daily-login': {
      load: async () => () => <p>Today’s reward</p>,
      openModal: 'daily-login',
    },
    'daily-wheel': { load: async () => () => <p>The wheel</p>, openModal: 'daily-wheel' },
  },
  routes: [{ path: '/promotions', name: 'promotions', title: 'x', page: async () => () => null }],
  messages: { en: async () => ({}), es: async () => ({}) },
}

const way = (id: string, overrides: Partial<Promotion> = {}) =>
  makePromotion({
    id,
    feature: 'others',
    title: { en: id, es: id },
    ready: 1,
    nextAt: null,
    link: `/promotions?openModal=${id}`,
    ...overrides,
  })

/** As the platform lists them: what is ready first. */
const promotions = [
  way('daily-wheel'),
  way('daily-chests', { link: '/promotions' }),
  // The brand has no such page.
  way('bingo', { link: '/bingo' }),
  way('daily-login', { ready: 0, nextAt: 2_000_000_000_000 }),
]

const opener = (name: string, props?: Record<string, unknown>) =>
  function Opener() {
    const modals = useAnyModals()
    return <button onClick={() => modals.open(name, props)}>open</button>
  }

async function open(
  name: string,
  props?: Record<string, unknown>,
  options: TestAppOptions = {},
  running = promotions,
) {
  const app = await showCash(opener(name, props), {
    brand: { features: [cashDesk(), others] },
    ...options,
    data: makePageData({ promotions: running }),
  })
  fireEvent.click(screen.getByText('open'))
  return app
}

const ways = () => [...document.querySelectorAll('[data-testid^="free-"]')]

describe('a balance that does not cover a stake', () => {
  it('MODAL-31 is told with what is missing: the free ways that are ready now, then the smallest package that covers it', async () => {
    await open('insufficient-funds', { gameMode: 'TournamentPoints', cost: 75_000 })
    const dialog = await screen.findByRole('dialog', { name: 'Not enough coins' })
    expect(dialog.textContent).toContain('This round costs 75,000. You have 15,000.')
    const covering = await screen.findByTestId('covering-package')
    await waitFor(() => expect(ways()[0]?.textContent).toContain('Ready now'))
    // Today's reward is taken already, so that it is no way on.
    expect(ways().map((one) => one.getAttribute('data-testid'))).toEqual([
      'free-daily-wheel',
      'free-daily-chests',
    ])
    for (const one of ways())
      expect(one.compareDocumentPosition(covering)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    // 60,000 are missing: 50,000 for $4.99 do not cover them.
    expect(covering.textContent).toContain('First purchase')
    fireEvent.click(screen.getByRole('button', { name: 'Quick purchase: $9.99' }))
    const form = await screen.findByTestId('quick-buy')
    expect(form.textContent).toContain('First purchase')
  })

  it('offers no more than three free ways', async () => {
    const all = ['a', 'b', 'c', 'd'].map((id) => way(id, { link: '/promotions' }))
    await open('insufficient-funds', undefined, {}, all)
    await screen.findByTestId('free-a')
    expect(ways()).toHaveLength(3)
  })

  it('leads to a free way in its place', async () => {
    const { runtime } = await open('insufficient-funds')
    fireEvent.click(await screen.findByTestId('free-daily-wheel'))
    await waitFor(() =>
      expect(runtime.router?.state.location.search).toEqual({ openModal: 'daily-wheel' }),
    )
    await waitFor(() => expect(screen.queryByTestId('insufficient-funds')).toBeNull())
  })

  it('offers no package during a break, nor one that does not cover it', async () => {
    const desk = makeDesk({ closedUntil: 9e12 })
    await open('insufficient-funds', undefined, { answers: makeCashAnswers({ desk }) })
    await screen.findByTestId('free-daily-wheel')
    await waitFor(() => expect(screen.queryByTestId('covering-package')).toBeNull())
    cleanup()
    await open('insufficient-funds', { gameMode: 'TournamentPoints', cost: 9_000_000 })
    await screen.findByTestId('free-daily-wheel')
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(screen.queryByTestId('covering-package')).toBeNull()
  })

  it('offers a smaller stake only to who has as much as the least one, and else the way back', async () => {
    const told = async (props?: object) => {
      await open('insufficient-funds', props as Record<string, unknown>)
      const text = (await screen.findByTestId('smaller-stake')).textContent
      cleanup()
      return text
    }
    const game = { gameMode: 'TournamentPoints', cost: 75_000 }
    // The player has 15,000 coins.
    expect(await told({ ...game, least: 15_000 })).toBe('Choose a smaller stake')
    expect(await told({ ...game, least: 15_001 })).toBe('Back to the game')
    expect(await told()).toBe('Close')
  })

  it('says why the mode was not switched', async () => {
    await open(
      'insufficient-funds',
      { gameMode: 'TournamentPoints' },
      {
        answers: {
          'GET /rest/player/game-mode/switch-to-sweep-stakes/': () => refusal('round-open'),
        },
      },
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Play with entries instead' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByTestId('insufficient-funds')).toBeTruthy()
  })

  it('offers the other mode only where that covers the least stake, and neither it nor a smaller stake within an open round', async () => {
    const offersSwitch = async (props: object) => {
      await open('insufficient-funds', { gameMode: 'TournamentPoints', cost: 75_000, ...props })
      await screen.findByTestId('free-daily-wheel')
      const found = screen.queryByRole('button', { name: 'Play with entries instead' }) !== null
      const back = screen.getByTestId('smaller-stake').textContent
      cleanup()
      return [found, back]
    }
    const { entries, winnings } = makePlayer().playerInfo.playerBalance
    const there = entries + winnings
    expect(await offersSwitch({ least: there })).toEqual([true, 'Choose a smaller stake'])
    expect(await offersSwitch({ least: there + 1 })).toEqual([false, expect.any(String)])
    expect(await offersSwitch({ least: 1, isRoundOpen: true })).toEqual([false, 'Back to the game'])
  })

  it('offers the other mode while that has a balance', async () => {
    const { asked } = await open(
      'insufficient-funds',
      { gameMode: 'TournamentPoints' },
      { answers: { 'GET /rest/player/game-mode/switch-to-sweep-stakes/': { success: true } } },
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Play with entries instead' }))
    await waitFor(() => expect(asked.some(({ path }) => path.includes('weep'))).toBe(true))
  })
})

describe('winnings that do not suffice', () => {
  const little = makeRedemptionDesk({ winnings: 1_400, redeemable: 600 })

  it('MODAL-32 say how much is missing and why, from the page of redemptions', async () => {
    await showCash(RedeemPage, {
      player: makePlayer({ gameMode: 'SweepStakes' }),
      answers: makeCashAnswers({ redemptions: little }),
    })
    fireEvent.click(await screen.findByTestId('what-is-missing'))
    const dialog = await screen.findByRole('dialog', { name: 'Not enough to redeem yet' })
    expect(dialog.textContent).toContain('Win 4.00 more and you can redeem.')
    const line = (name: string) => screen.getByTestId(`missing-${name}`).textContent
    expect(['winnings', 'unplayed', 'redeemable', 'minimum'].map(line)).toEqual([
      expect.stringContaining('14'),
      expect.stringContaining('8'),
      expect.stringContaining('6'),
      expect.stringContaining('10'),
    ])
    expect(dialog.textContent).toContain('You were given 8.00 of your winnings.')
  })

  it('MODAL-32 say so of an amount that is there but was not played once', async () => {
    const part = makeRedemptionDesk({ winnings: 5_000, redeemable: 2_000 })
    const { asked } = await showCash(RedeemPage, {
      player: makePlayer({ gameMode: 'SweepStakes' }),
      answers: makeCashAnswers({ redemptions: part }),
    })
    const amount = await screen.findByRole('textbox', { name: 'Amount' })
    fireEvent.change(amount, { target: { value: '30' } })
    fireEvent.click(screen.getByTestId('redeem-send'))
    expect(
      await screen.findByRole('dialog', { name: 'Some winnings aren’t ready yet' }),
    ).toBeTruthy()
    expect(asked.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('say that all are ready where nothing is missing', async () => {
    const all = makeRedemptionDesk({ winnings: 2_400, redeemable: 2_400 })
    await open('insufficient-withdrawal', undefined, {
      answers: makeCashAnswers({ redemptions: all }),
    })
    expect(await screen.findByRole('dialog', { name: 'Ready to redeem' })).toBeTruthy()
  })
})
