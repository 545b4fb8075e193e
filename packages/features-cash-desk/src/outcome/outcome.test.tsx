import type { PushPayload } from '@marquee/contract'
import { makePlayer } from '@marquee/core/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DepositPage } from '../deposit/DepositPage.tsx'
import { refreshAfterPurchase } from '../queries.ts'
import { makeCashAnswers, makeDeposit, makeDesk } from '../testing/makeCash.ts'
import { showCash } from '../testing/makeCashApp.tsx'
import { claimPurchase } from './analytics.ts'
import { DeclinedPage, FailedPage, NotCompleted } from './FailedPage.tsx'
import { onDeposit, onPayment } from './lastOutcome.ts'
import { SuccessPage } from './SuccessPage.tsx'

const { id } = makeDeposit()
const quoted = 'We are failed to process your transaction. Please try again.'
const path = '/cash/deposit-by-money/'

const makeOutcome = (overrides: Partial<PushPayload<'deposit'>> = {}): PushPayload<'deposit'> => ({
  outcome: 'complete',
  depositId: id,
  presetId: 1,
  amount: 499,
  reason: null,
  ...overrides,
})

beforeEach(() => {
  sessionStorage.clear()
  window.dataLayer = []
})
afterEach(cleanup)

describe('the desk, when a purchase moves in any tab', () => {
  it.each([
    ['CASH-01', 'the success page when it is complete', {}, `/cash/success/?deposit=${id}`],
    [
      'CASH-03',
      'the failed page when it ended',
      { outcome: 'failed-complete', reason: 'expired' },
      '/cash/failed/?reason=expired',
    ],
    [
      'CASH-07',
      'its own page with a refresh step when it waits',
      { outcome: 'refresh' },
      `${path}?step=refresh&deposit=${id}`,
    ],
  ] as const)('%s goes to %s', async (_id, _where, change, to) => {
    const { tools, location } = await showCash(DepositPage, { path })
    act(() => onDeposit(makeOutcome(change), tools))
    await waitFor(() => expect(location()).toBe(to))
  })

  it.each([
    ['has ended meanwhile', 'complete', `/cash/success/?deposit=${id}`],
    ['still waits', 'pending', `${path}?step=refresh&deposit=${id}`],
    ['was taken back', 'canceled', `${path}?step=refresh&deposit=${id}`],
  ] as const)(
    'takes who comes back from the bank to a purchase that %s',
    async (_how, status, to) => {
      const { asked, location } = await showCash(DepositPage, {
        path: `${path}?step=refresh&deposit=${id}`,
        answers: makeCashAnswers({ deposit: makeDeposit({ status }) }),
      })
      await waitFor(() =>
        expect(asked.map((one) => one.path)).toContain(`/rest/cash/deposits/${id}/`),
      )
      await waitFor(() => expect(location()).toBe(to))
    },
  )

  it('CASH-05 goes to the failed page of the next method when it was declined', async () => {
    const { tools, location } = await showCash(DepositPage, { path })
    const declined = { status: 'decline', presetId: 1, offerType: 'package' } as const
    act(() => onPayment({ ...declined, tryNextMethod: 'wallet' }, tools))
    await waitFor(() => expect(location()).toBe('/cash/failed/1/package/wallet'))
    act(() => onPayment({ ...declined, tryNextMethod: null }, tools))
    await waitFor(() => expect(location()).toBe('/cash/failed/'))
  })

  it('does not follow what was pushed before it was opened, nor what only asks anew', async () => {
    const first = await showCash(() => null, { path })
    act(() => onDeposit(makeOutcome(), first.tools))
    cleanup()
    const { tools, location } = await showCash(DepositPage, {
      path,
      data: [[['payment-outcome'], { to: '/cash/success/' }]],
    })
    act(() =>
      onPayment({ status: 'pending', presetId: 1, offerType: null, tryNextMethod: null }, tools),
    )
    await screen.findByTestId('cash-packages')
    expect(location()).toBe(path)
  })

  it('shows the refresh step: what waits, checked again on demand', async () => {
    const desk = makeDesk({ waiting: [makeDeposit({ status: 'pending', method: 'bank' })] })
    const { asked } = await showCash(DepositPage, {
      path: `${path}?step=refresh`,
      answers: makeCashAnswers({ desk }),
    })
    expect((await screen.findByTestId('cash-waiting')).textContent).toContain(
      'waiting for your bank',
    )
    // In view and with the focus, wherever the page was.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('cash-told')))
    const before = asked.filter((one) => one.path === '/rest/cash/').length
    screen.getByTestId('cash-check').click()
    await waitFor(() =>
      expect(asked.filter((one) => one.path === '/rest/cash/').length).toBeGreaterThan(before),
    )
  })
})

const Page = () => <NotCompleted words="declined" next={{ method: 'wallet', presetId: '2' }} />

describe('the failed page', () => {
  it('ERR-26 says in the quoted words that a purchase did not go through', async () => {
    const { container } = await showCash(FailedPage, { path: '/cash/failed/?reason=expired' })
    expect(container.textContent).toContain(quoted)
    cleanup()
    expect((await showCash(DeclinedPage)).container.textContent).toContain(quoted)
  })

  it('offers the next method and another card, both for the same package', async () => {
    await showCash(Page, { path: '/cash/failed/2/package/wallet' })
    expect(screen.getByTestId('next-method').textContent).toBe('Try with: Wallet')
    const card = screen.getByRole('link', { name: 'Try another card' })
    const { searchParams } = new URL(card.getAttribute('href') ?? '', 'https://brand.test')
    expect(Object.fromEntries(searchParams)).toMatchObject({ presetId: '2', method: 'card' })
  })

  it('CASH-04 keeps that message to itself when the player’s own limit ended the purchase', async () => {
    const { container } = await showCash(FailedPage, {
      path: '/cash/failed/?reason=canceled_by_sum_limit_per_time',
    })
    expect(container.textContent).not.toContain(quoted)
    expect(container.textContent).toContain('You’ve reached the purchase limit you set')
    expect(container.textContent?.match(/weren’t charged/g)).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'My purchase limit' })).toBeTruthy()
  })
})

describe('the success page', () => {
  const success = `/cash/success/?deposit=${id}`
  const events = () => (window.dataLayer ?? []).map(({ event }) => event)

  it('shows what came, and tells the data layer once, in the tab that bought', async () => {
    const deposit = makeDeposit({ isFirst: true })
    const options = { path: success, answers: makeCashAnswers({ deposit }) }
    await showCash(SuccessPage, options)
    expect((await screen.findByTestId('cash-came')).textContent).toContain('50,000 coins')
    expect(events()).toEqual([])
    cleanup()
    claimPurchase(id)
    const player = makePlayer()
    await showCash(SuccessPage, { ...options, player })
    await waitFor(() => expect(events()).toEqual(['payment_complete', 'purchase', 'deposit']))
    expect(window.dataLayer?.[1]).toMatchObject({
      event: 'purchase',
      type: 'card',
      package: 1,
      quantity: 1,
      offer: 'package',
      value: 4.99,
      coins: 50_000,
      bonus: 5,
      affiliation: 'Test',
      playerId: player.id,
    })
    cleanup()
    await showCash(SuccessPage, options)
    await screen.findByTestId('cash-came')
    expect(events()).toHaveLength(3)
  })

  it('leads back to the game played last, or to the games where none was', async () => {
    const options = { path: success, answers: makeCashAnswers({ deposit: makeDeposit() }) }
    const last = 1042
    await showCash(SuccessPage, { ...options, player: makePlayer({ lastGames: [last] }) })
    expect(await screen.findByRole('heading', { name: 'Your coins are here' })).toBeTruthy()
    expect(screen.getByTestId('cash-play').getAttribute('href')).toContain(`game=${last}`)
    cleanup()
    await showCash(SuccessPage, { ...options, player: makePlayer({ lastGames: [] }) })
    expect(screen.getByTestId('cash-play').getAttribute('href')).toBe('/library')
  })

  it('says nothing of a purchase that is not complete, or that nobody made', async () => {
    const deposit = makeDeposit({ status: 'declined' })
    claimPurchase(id)
    const { container } = await showCash(SuccessPage, {
      path: success,
      answers: makeCashAnswers({ deposit }),
    })
    await waitFor(() => expect(container.textContent).toContain('nothing has changed'))
    expect(events()).toEqual([])
  })

  it('comes with data that are asked anew', async () => {
    const { runtime } = await showCash(SuccessPage, { path: success })
    const keys = [['player', 'me'], ['pages', 'promotions'], ['features-info']]
    act(() => refreshAfterPurchase(runtime.queryClient))
    for (const key of keys)
      expect(runtime.queryClient.getQueryState(key)?.isInvalidated, key.join()).toBe(true)
  })
})
