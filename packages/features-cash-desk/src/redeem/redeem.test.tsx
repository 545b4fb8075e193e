import type { Redemption, RedemptionStep } from '@marquee/contract'
import { redemptionReason } from '@marquee/contract/schemas'
import { patchPlayer } from '@marquee/core'
import { makePlayer } from '@marquee/core/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
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

  const coins = makePlayer({ gameMode: 'TournamentPoints' })

  /** The steps of the plan that are open, and the acts that it offers. */
  const planned = async (...[desk, of]: Parameters<typeof show>) => {
    await show(desk, of)
    const plan = await screen.findByTestId('redeem-plan')
    expect(screen.queryByTestId('redeem-form')).toBeNull()
    const open = [...plan.querySelectorAll<HTMLElement>('li:not([data-done])')]
    const told = {
      open: open.map(({ dataset }) => dataset['step']),
      acts: [...plan.querySelectorAll('a, button')].map(({ textContent }) => textContent),
      text: plan.textContent,
    }
    cleanup()
    return told
  }

  it('plans the way: all that is missing, the act for the first of it, until when and what will be asked', async () => {
    const little = makeRedemptionDesk({ redeemable: 400, winnings: 900, identity: null })
    const all = await planned(little, coins)
    expect(all.open).toEqual(['least', 'played', 'identity', 'mode', 'ask', 'review', 'paid'])
    expect(all.acts).toEqual(['See what’s missing'])
    for (const words of [
      '$4.00 of $10.00 ready',
      'Play 5.00 once',
      'ID card, passport or driver’s license, and a selfie',
      'within 3 days',
      'proof of your address',
      'Above $500.00, two people look at it',
    ])
      expect(all.text).toContain(words)
    const unknown = await planned(makeRedemptionDesk({ identity: null }), coins)
    expect(unknown.open).toEqual(['identity', 'mode', 'ask', 'review', 'paid'])
    expect(unknown.acts).toEqual(['Switch to sweeps mode'])
    const checked = await planned(makeRedemptionDesk({ identity: 'pending' }))
    expect(checked.text).toContain('We’re checking what you sent')
    expect(checked.acts).toEqual([])
  })

  it('says what follows beside the form once nothing is missing, and nothing where redeeming is closed', async () => {
    await show()
    await screen.findByTestId('redeem-form')
    expect(screen.getByTestId('redeem-plan').textContent).toMatch(/^We review it within 3 days/)
    cleanup()
    const { container } = await show(makeRedemptionDesk({ status: 'inactive' }))
    await screen.findByText('Your redemptions')
    expect(container.textContent).toContain('aren’t open yet')
    expect(screen.queryByTestId('redeem-plan')).toBeNull()
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
    // Nothing has left before the sum and its account are confirmed.
    const asking = await screen.findByRole('dialog', { name: 'Redeem $12.50?' })
    expect(asking.textContent).toMatch(/It goes to your wallet \(•••• \d{4}\) and leaves/)
    expect(sent()).toEqual([])
    await act(async () => fireEvent.click(screen.getByTestId('confirm')))
    await waitFor(() =>
      expect(sent()).toEqual([{ amount: 1_250, method: 'wallet', token: 'token-of-the-provider' }]),
    )
    expect([hundredths('12,50'), hundredths('7'), hundredths('1.234')]).toEqual([1250, 700, NaN])
  })

  it('says at the first wrong field what is wrong, once, and takes it back while it is mended', async () => {
    await show()
    const amount = await screen.findByRole('textbox', { name: 'Amount' })
    const said = () => document.body.textContent.match(/From 10.00 to 50.00/g)?.length
    expect(said()).toBe(1)
    fireEvent.change(amount, { target: { value: '1' } })
    await act(async () => fireEvent.click(screen.getByTestId('redeem-send')))
    expect(document.activeElement).toBe(amount)
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect(said()).toBe(1)
    fireEvent.change(amount, { target: { value: '20' } })
    expect(amount.getAttribute('aria-invalid')).toBeNull()
    await act(async () => fireEvent.click(screen.getByTestId('redeem-send')))
    const number = screen.getByRole('textbox', { name: 'Phone number' })
    expect(document.activeElement).toBe(number)
    fireEvent.change(number, { target: { value: '5' } })
    expect(number.getAttribute('aria-invalid')).toBeNull()
  })

  it('says at its field what the provider refused, with the focus, until that is changed', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 400 }))
    const { asked } = await show()
    await act(async () => fireEvent.click(await screen.findByTestId('test-number-approve')))
    await act(async () => fireEvent.click(screen.getByTestId('redeem-send')))
    await act(async () => fireEvent.click(await screen.findByTestId('confirm')))
    const number = screen.getByRole('textbox', { name: 'Phone number' })
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(number)
    expect(asked.some(({ method }) => method === 'POST')).toBe(false)
    fireEvent.change(number, { target: { value: '5550100009' } })
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBeNull())
    await act(async () => fireEvent.click(screen.getByTestId('redeem-send')))
    await act(async () => fireEvent.click(await screen.findByTestId('confirm')))
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'))
    // Another account's number is another one.
    fireEvent.click(screen.getByRole('radio', { name: /Bank/ }))
    const account = await screen.findByRole('textbox', { name: 'Account number' })
    expect(account.getAttribute('aria-invalid')).toBeNull()
  })

  it('leads to the amount who takes all of it, and to the form who switches the mode', async () => {
    const { runtime } = await show(
      makeRedemptionDesk(),
      makePlayer({ gameMode: 'TournamentPoints' }),
    )
    const plan = await screen.findByTestId('redeem-plan')
    const change = within(plan).getByRole('button', { name: 'Switch to sweeps mode' })
    change.focus()
    await act(async () => {
      patchPlayer(runtime.queryClient, (known) => ({ ...known, gameMode: 'SweepStakes' }))
    })
    const form = await screen.findByTestId('redeem-form')
    await waitFor(() => expect(document.activeElement?.contains(form)).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
    const amount = screen.getByRole('textbox', { name: 'Amount' })
    fireEvent.change(amount, { target: { value: '12' } })
    fireEvent.click(screen.getByTestId('redeem-all'))
    expect(document.activeElement).toBe(amount)
  })

  it('lists what became of each, and takes back what waits', async () => {
    const waiting = makeRedemption()
    const paid = makeRedemption({ id: '4c0a1d8e-6f0e-4f0e-9a55-0d7d9c0f2b23', status: 'paid' })
    const cancel = `POST /rest/cash/redemptions/${waiting.id}/cancel/`
    let left: Redemption = waiting
    const { asked } = await showCash(RedeemPage, {
      player,
      answers: {
        ...makeCashAnswers(),
        'GET /rest/cash/redemptions/': () => ({
          success: true,
          data: makeRedemptionDesk({ redemptions: [left, paid] }),
        }),
        [cancel]: () => {
          left = { ...waiting, status: 'canceled' }
          return { success: true, data: left }
        },
      },
    })
    const rows = await screen.findAllByTestId('redemption')
    expect(rows.map(({ dataset }) => dataset['status'])).toEqual(['pending', 'paid'])
    await act(async () => fireEvent.click(screen.getByTestId('redemption-cancel')))
    // A press by mistake loses no place in line.
    const asking = await screen.findByRole('dialog', { name: 'Cancel this redemption?' })
    expect(asked.some(({ path }) => path.endsWith('/cancel/'))).toBe(false)
    await act(async () => fireEvent.click(within(asking).getByTestId('confirm')))
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/cancel/'))).toBe(true))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The button is gone; the focus is at what became of it.
    await waitFor(() => {
      const [first] = screen.getAllByTestId('redemption')
      expect(first?.dataset['status']).toBe('canceled')
      expect(document.activeElement).toBe(first)
    })
  })
})

describe('after redeeming', () => {
  it('says so in view with focus, and leaves the form empty', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ token: 'token-of-the-provider' }))
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    await showCash(RedeemPage, {
      player,
      answers: { 'POST /rest/cash/redemptions/': { success: true, data: makeRedemption() } },
    })
    const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })
    fireEvent.change(amount, { target: { value: '20' } })
    await act(async () => fireEvent.click(screen.getByTestId('test-number-approve')))
    await act(async () => fireEvent.click(screen.getByTestId('redeem-send')))
    await act(async () => fireEvent.click(await screen.findByTestId('confirm')))
    const sent = await screen.findByTestId('redeem-sent')
    expect(sent.textContent).toContain('We’ve received your redemption of $20.00')
    await waitFor(() => expect(document.activeElement).toBe(sent))
    expect(scrolled).toHaveBeenCalled()
    expect(amount.value).toBe('')
    scrolled.mockRestore()
  })

  it('what it is worth stands there only for an amount that can be redeemed, and a winning’s worth from the beginning', async () => {
    const { container } = await show()
    const amount = await screen.findByRole('textbox', { name: 'Amount' })
    expect(container.textContent).toContain('From 10.00 to 50.00. 1 winning = $1.00.')
    expect(screen.getByTestId('redeem-worth').textContent).toContain('$50.00')
    fireEvent.change(amount, { target: { value: '5' } })
    expect(screen.queryByTestId('redeem-worth')).toBeNull()
  })
})

describe('a redemption’s tracker', () => {
  const at = 1_763_650_000_000
  const step = (kind: RedemptionStep['kind'], day: number): RedemptionStep => ({
    kind,
    at: at + day * 86_400_000,
    code: null,
    reason: null,
  })
  const showOne = (redemption: Redemption) =>
    showCash(RedeemPage, {
      player,
      answers: makeCashAnswers({ redemptions: makeRedemptionDesk({ redemptions: [redemption] }) }),
    })

  it('shows each step with its date, and what comes next', async () => {
    await showOne(
      makeRedemption({ status: 'approved', steps: [step('requested', 0), step('approved', 1)] }),
    )
    const steps = [...(await screen.findByTestId('redemption-steps')).children]
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Received.*Nov \d+, 2025/),
      expect.stringMatching(/^Approved.*Nov \d+, 2025/),
      'Next: your bank or wallet receives it',
    ])
    expect(screen.queryByTestId('redemption-cancel')).toBeNull()
  })

  it.each(redemptionReason.options)('says in both locales how to fix %s', async (code) => {
    for (const locale of ['en', 'es'] as const) {
      const redemption = makeRedemption({ status: 'rejected', code, reason: 'Note of staff' })
      await showCash(RedeemPage, {
        player,
        locale,
        answers: makeCashAnswers({
          redemptions: makeRedemptionDesk({ redemptions: [redemption] }),
        }),
      })
      expect((await screen.findByTestId('redemption-cure')).textContent).not.toMatch(/redeem\.|^$/)
      expect(screen.getByTestId('redemption-note').textContent).toContain('Note of staff')
      cleanup()
    }
  })

  it('takes the answer to what was asked, and leaves the focus at what became of it', async () => {
    const asking = makeRedemption({
      status: 'asked',
      code: 'address-proof',
      reason: 'Send a bill',
    })
    let now: Redemption = asking
    const { asked } = await showCash(RedeemPage, {
      player,
      answers: {
        ...makeCashAnswers(),
        'GET /rest/cash/redemptions/': () => ({
          success: true,
          data: makeRedemptionDesk({ redemptions: [now] }),
        }),
        [`POST /rest/cash/redemptions/${asking.id}/answer/`]: () => {
          now = { ...asking, status: 'pending' }
          return { success: true, data: now }
        },
      },
    })
    const done = await screen.findByTestId('redemption-answer')
    done.focus()
    await act(async () => fireEvent.click(done))
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/answer/'))).toBe(true))
    await waitFor(() => {
      const one = screen.getByTestId('redemption')
      expect(one.dataset['status']).toBe('pending')
      expect(document.activeElement).toBe(one)
    })
  })
})
