import { useModals } from '@marquee/core'
import { makePlayer } from '@marquee/core/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  makeCashAnswers,
  makeDeposit,
  makeDesk,
  makeRedemption,
  makeRedemptionDesk,
} from '../testing/makeCash.ts'
import { showCash } from '../testing/makeCashApp.tsx'
import { QuickSection } from './QuickSection.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json({ token: 'token-of-the-provider' }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const sweeps = makePlayer({ gameMode: 'SweepStakes' })
const last = makeDeposit({ presetId: 2, method: 'wallet', amount: 999 })

describe('the quick buy', () => {
  it('HOME-10 stands on the lobby with what was purchased last, and MODAL-60 buys it by the desk’s own form', async () => {
    const create = 'POST /rest/cash/deposits/'
    const { asked, location } = await showCash(QuickSection, {
      path: '/lobby/',
      answers: {
        ...makeCashAnswers({ deposits: [last] }),
        [create]: { success: true, data: makeDeposit() },
      },
    })
    const block = await screen.findByTestId('quick-buy-block')
    expect(block.textContent).toContain('Purse: 110,000 coins')
    fireEvent.click(screen.getByRole('button', { name: 'Quick purchase: $9.99' }))
    await screen.findByTestId('quick-buy')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Wallet/ }).checked).toBe(true)
    expect(screen.getByTestId('cash-summary').textContent).toMatch(/110,000 coins.*\$9\.99/)
    await act(async () => fireEvent.click(screen.getByTestId('test-number-approve')))
    await act(async () => fireEvent.click(screen.getByTestId('cash-pay')))
    await waitFor(() => expect(location()).toBe(`/cash/success/?deposit=${makeDeposit().id}`))
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { presetId: 2, method: 'wallet', token: 'token-of-the-provider' },
    ])
    await waitFor(() => expect(screen.queryByTestId('quick-buy')).toBeNull())
  })

  it('MODAL-60 shows the player’s limits, asks what the bank asks, and leads to the whole desk', async () => {
    const desk = makeDesk({ limits: [{ period: 'week', amount: 1_000, left: 300 }] })
    const challenge = makeDeposit({ status: 'challenge', challengeStep: 1 })
    await showCash(QuickSection, {
      path: '/lobby/',
      answers: {
        ...makeCashAnswers({ desk, deposits: [] }),
        'POST /rest/cash/deposits/': { success: true, data: challenge },
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Quick purchase: $4.99' }))
    expect((await screen.findByTestId('limit-week')).textContent).toContain('$3.00 of $10.00')
    const others = screen.getByRole('link', { name: 'Other packages' })
    expect(others.getAttribute('href')).toBe('/cash/deposit-by-money/')
    await act(async () => fireEvent.click(screen.getByTestId('test-number-approve')))
    await act(async () => fireEvent.click(screen.getByTestId('cash-pay')))
    expect(await screen.findByTestId('challenge-frame')).toBeTruthy()
  })

  it('is not there during a break, nor where nothing is sold', async () => {
    for (const desk of [makeDesk({ closedUntil: 9e12 }), makeDesk({ methods: [] })]) {
      const { asked } = await showCash(QuickSection, { answers: makeCashAnswers({ desk }) })
      await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/cash/deposits/'))
      await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
      expect(screen.queryByTestId('quick-buy-block')).toBeNull()
      cleanup()
    }
  })
})

describe('the quick cash', () => {
  it('HOME-11 stands on the lobby while winnings can be redeemed, and MODAL-61 redeems them in one step', async () => {
    const { asked } = await showCash(QuickSection, {
      player: sweeps,
      path: '/lobby/',
      answers: {
        ...makeCashAnswers(),
        'POST /rest/cash/redemptions/': { success: true, data: makeRedemption() },
      },
    })
    const block = await screen.findByTestId('quick-cash-block')
    expect(block.textContent).toContain('50')
    fireEvent.click(screen.getByRole('button', { name: 'Redeem' }))
    await screen.findByTestId('quick-cash')
    await act(async () => fireEvent.click(screen.getByTestId('test-number-approve')))
    await act(async () => fireEvent.click(screen.getByTestId('redeem-send')))
    await act(async () => fireEvent.click(await screen.findByTestId('confirm')))
    expect(await screen.findByRole('dialog', { name: 'On its way to you' })).toBeTruthy()
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { amount: 5_000, method: 'wallet', token: 'token-of-the-provider' },
    ])
  })

  it('MODAL-61 names what is missing before anything can be redeemed', async () => {
    function Opener() {
      const modals = useModals()
      return <button onClick={() => modals.open('quick-cash')}>open</button>
    }
    await showCash(Opener, {
      player: sweeps,
      answers: makeCashAnswers({ redemptions: makeRedemptionDesk({ identity: null }) }),
    })
    fireEvent.click(screen.getByText('open'))
    const dialog = await screen.findByRole('dialog', { name: 'Redeem winnings' })
    await waitFor(() => expect(dialog.textContent).toContain('Verify your identity'))
    expect(screen.queryByTestId('redeem-form')).toBeNull()
  })

  const missing = expect.stringContaining('See what’s missing')
  it.each([
    ['the mode with coins', makePlayer(), makeRedemptionDesk(), undefined],
    ['no winnings', sweeps, makeRedemptionDesk({ winnings: 0, redeemable: 0 }), undefined],
    ['too few winnings', sweeps, makeRedemptionDesk({ redeemable: 400 }), missing],
  ] as const)('with %s is not offered as ready', async (_what, player, redemptions, says) => {
    await showCash(QuickSection, { player, answers: makeCashAnswers({ redemptions }) })
    await screen.findByTestId('quick-buy-block')
    expect(screen.queryByTestId('quick-cash-block')?.textContent).toEqual(says)
  })
})
