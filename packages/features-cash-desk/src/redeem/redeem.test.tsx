import { makePlayer } from '@marquee/core/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeCashAnswers, makeRedemption, makeRedemptionDesk } from '../testing/makeCash.ts'
import { showCash } from '../testing/makeCashApp.tsx'
import { hundredths } from './RedeemForm.tsx'
import { RedeemLink } from './RedeemLink.tsx'
import { RedeemPage } from './RedeemPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const player = makePlayer({ gameMode: 'SweepStakes' })
const show = (redemptions = makeRedemptionDesk(), of = player) =>
  showCash(RedeemPage, { player: of, answers: makeCashAnswers({ redemptions }) })

describe('redeeming', () => {
  it.each([
    ['active', 'SweepStakes', true],
    ['active', 'TournamentPoints', false],
    ['inactive', 'SweepStakes', false],
    ['inactive', 'TournamentPoints', false],
  ] as const)(
    'CASH-08 with the status %s in %s is active: %s',
    async (status, gameMode, active) => {
      const { asked } = await showCash(RedeemLink, {
        player: makePlayer({ gameMode }),
        answers: makeCashAnswers({ redemptions: makeRedemptionDesk({ status }) }),
      })
      await waitFor(() => expect(asked.length).toBeGreaterThan(0))
      if (active) await screen.findByTestId('redeem-link')
      await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
      expect(screen.queryByTestId('redeem-link') !== null).toBe(active)
    },
  )

  it('names what is missing, one thing at a time', async () => {
    const told = async (...[desk, of]: Parameters<typeof show>) => {
      const { container } = await show(desk, of)
      await screen.findByText('Your redemptions')
      const text = container.textContent
      expect(screen.queryByTestId('redeem-form')).toBeNull()
      cleanup()
      return text
    }
    expect(await told(makeRedemptionDesk({ status: 'inactive' }))).toContain('is not open')
    const coins = makePlayer({ gameMode: 'TournamentPoints' })
    expect(await told(makeRedemptionDesk({ identity: null }), coins)).toContain('Switch to entries')
    expect(await told(makeRedemptionDesk({ identity: 'pending' }))).toContain('that it is you')
    expect(await told(makeRedemptionDesk({ redeemable: 999 }))).toContain('from 10')
  })

  it('takes an amount within what can be redeemed, and sends it with a token', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ token: 'token-of-the-provider' }))
    const request = 'POST /rest/cash/redemptions/'
    const { asked } = await showCash(RedeemPage, {
      player,
      answers: { [request]: { success: true, data: makeRedemption() } },
    })
    const amount = await screen.findByRole('textbox', { name: 'Amount' })
    const send = async (text: string) => {
      fireEvent.change(amount, { target: { value: text } })
      await act(async () => fireEvent.click(screen.getByTestId('test-number-approve')))
      await act(async () => fireEvent.click(screen.getByTestId('redeem-send')))
    }
    const sent = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body)
    for (const wrong of ['9.99', '50.01', 'all']) await send(wrong)
    expect(sent()).toEqual([])
    await send('12.5')
    await waitFor(() =>
      expect(sent()).toEqual([{ amount: 1_250, method: 'wallet', token: 'token-of-the-provider' }]),
    )
    expect([hundredths('12,50'), hundredths('7'), hundredths('1.234')]).toEqual([1250, 700, NaN])
  })

  it('lists what became of each, and takes back what waits', async () => {
    const waiting = makeRedemption()
    const paid = makeRedemption({ id: '4c0a1d8e-6f0e-4f0e-9a55-0d7d9c0f2b23', status: 'paid' })
    const cancel = `POST /rest/cash/redemptions/${waiting.id}/cancel/`
    const { asked } = await showCash(RedeemPage, {
      player,
      answers: {
        ...makeCashAnswers({ redemptions: makeRedemptionDesk({ redemptions: [waiting, paid] }) }),
        [cancel]: { success: true, data: waiting },
      },
    })
    const rows = await screen.findAllByTestId('redemption')
    expect(rows.map(({ dataset }) => dataset['status'])).toEqual(['pending', 'paid'])
    await act(async () => fireEvent.click(screen.getByTestId('redemption-cancel')))
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/cancel/'))).toBe(true))
  })
})
