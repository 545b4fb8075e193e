import { lostConnection, makePlayer, refusal } from '@marquee/core/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DepositPage } from '../deposit/DepositPage.tsx'
import { tellPurchase } from '../outcome/analytics.ts'
import { makeCashAnswers, makeDeposit, makeDesk } from '../testing/makeCash.ts'
import { pay, showCash } from '../testing/makeCashApp.tsx'
import { asCardNumber, asExpiry, problemsOf } from './check.ts'
import { nothingTyped, type RefusedInput, tokenFor } from './token.ts'

const path = '/cash/deposit-by-money/'
const create = 'POST /rest/cash/deposits/'
const pan = '4242 4242 4242 4242'

const provider = vi.fn<typeof fetch>()
let tokens = 0

beforeEach(() => {
  sessionStorage.clear()
  tokens = 0
  provider.mockImplementation(async () => Response.json({ token: `token-${++tokens}-of-provider` }))
  vi.stubGlobal('fetch', provider)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the form', () => {
  it('says what is paid and what comes of it before anything is paid', async () => {
    await showCash(DepositPage, { path })
    const summary = await screen.findByTestId('cash-summary')
    expect(summary.textContent).toMatch(/200,000 coins.*15.00 entries.*\$9\.99/)
    fireEvent.click(screen.getByRole('radio', { name: /Pouch/ }))
    expect(screen.getByTestId('cash-summary').textContent).toMatch(
      /50,000 coins.*5.00 entries.*\$4\.99/,
    )
    expect(screen.getByTestId('cash-pay').textContent).toBe('Buy for $4.99')
  })

  it('shows what the player’s limits leave, and when the price is beyond it', async () => {
    const desk = makeDesk({ limits: [{ period: 'week', amount: 1_000, left: 300 }] })
    const { container } = await showCash(DepositPage, { path, answers: makeCashAnswers({ desk }) })
    expect((await screen.findByTestId('limit-week')).textContent).toContain(
      '$3.00 of $10.00 left for 7 days.',
    )
    expect(container.textContent).toContain('This is more than your limit allows')
  })

  it('begins with the package and method that the address names', async () => {
    await showCash(DepositPage, { path: `${path}?presetId=2&method=wallet` })
    const chosen = async (name: RegExp) =>
      (await screen.findByRole<HTMLInputElement>('radio', { name })).checked
    expect(await chosen(/Purse/)).toBe(true)
    expect(await chosen(/Wallet/)).toBe(true)
  })

  it('takes back what the provider refused once another method is chosen', async () => {
    provider.mockImplementation(async () => Response.json({}, { status: 400 }))
    await showCash(DepositPage, { path })
    await screen.findByTestId('cash-form')
    await pay()
    const card = screen.getByRole('textbox', { name: 'Card number' })
    await waitFor(() => expect(card.getAttribute('aria-invalid')).toBe('true'))
    fireEvent.click(screen.getByRole('radio', { name: /Wallet/ }))
    const phone = await screen.findByRole('textbox', { name: 'Phone number' })
    expect(phone.getAttribute('aria-invalid')).toBeNull()
  })

  it('sends nothing that plainly cannot be right, and says where', async () => {
    const { asked } = await showCash(DepositPage, { path })
    await act(async () => fireEvent.click(await screen.findByTestId('cash-pay')))
    expect(screen.getByText('Enter all digits of the card number, at least 13.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Card number' }))
    expect(provider).not.toHaveBeenCalled()
    expect(asked.some(({ method }) => method === 'POST')).toBe(false)
    expect(problemsOf('wallet', { ...nothingTyped, number: '555 010 0001' })).toEqual({})
    expect([asExpiry('1230'), asExpiry('12'), asExpiry('12/3')]).toEqual(['12/30', '12', '12/3'])
    expect(
      ['4242424242424242', '4242 4', '4242 ', '378282246310005', '62052460000010000001'].map(
        asCardNumber,
      ),
    ).toEqual([
      '4242 4242 4242 4242',
      '4242 4',
      '4242',
      '3782 822463 10005',
      '6205 2460 0000 1000 000',
    ])
  })
})

describe('the way to the form', () => {
  it('leads there with focus for who was sent to pay with another method', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    await showCash(DepositPage, { path: `${path}?presetId=2&method=wallet` })
    const wallet = await screen.findByRole('radio', { name: /Wallet/ })
    await waitFor(() => expect(document.activeElement).toBe(wallet))
    const form = screen.getByTestId('cash-form')
    expect(scrolled.mock.contexts.some((one) => (one as Element).contains(form))).toBe(true)
    scrolled.mockRestore()
  })

  it('is not taken by who just opens the desk', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    await showCash(DepositPage, { path })
    await screen.findByTestId('cash-form')
    expect(scrolled).not.toHaveBeenCalled()
    scrolled.mockRestore()
  })

  it('stays at the lower edge with the price of what is chosen', async () => {
    await showCash(DepositPage, { path })
    const go = await screen.findByTestId('cash-bar-go')
    expect(go.textContent).toBe('Buy for $9.99')
    fireEvent.click(screen.getByRole('radio', { name: /Pouch/ }))
    expect(screen.getByTestId('cash-bar-go').textContent).toBe('Buy for $4.99')
    expect(screen.getByTestId('cash-bar').textContent).toContain('Pouch, 50,000 coins')
  })

  it('goes on with each press: to the way of paying, to what is not typed yet, to the button, and never pays', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    const { asked } = await showCash(DepositPage, { path })
    const go = await screen.findByTestId('cash-bar-go')
    const method = screen.getByRole('radio', { name: /Card/ })
    const below = vi.spyOn(method, 'getBoundingClientRect')
    below.mockReturnValue({ top: 2_000, bottom: 2_020 } as DOMRect)
    fireEvent.click(go)
    expect(document.activeElement).toBe(method)
    below.mockRestore()
    const number = screen.getByRole('textbox', { name: 'Card number' })
    fireEvent.click(go)
    expect(document.activeElement).toBe(number)
    fireEvent.change(number, { target: { value: pan } })
    for (const [name, value] of [
      ['Expires', '12/30'],
      ['Security code', '123'],
    ] as const)
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
    fireEvent.click(go)
    expect(document.activeElement).toBe(screen.getByTestId('cash-pay'))
    expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByTestId('cash-pay'))
    fireEvent.click(go)
    expect(provider).not.toHaveBeenCalled()
    expect(asked.some(({ method: how }) => how === 'POST')).toBe(false)
    scrolled.mockRestore()
  })
})

describe('a purchase', () => {
  it('CASH-02 gives the number to the provider and only a token to the platform, and refreshes what it changed', async () => {
    const { asked, location } = await showCash(DepositPage, {
      path,
      answers: { [create]: { success: true, data: makeDeposit() } },
    })
    await screen.findByTestId('cash-form')
    await pay()
    await waitFor(() => expect(location()).toBe(`/cash/success/?deposit=${makeDeposit().id}`))
    expect(JSON.parse(String(provider.mock.calls[0]?.[1]?.body))).toMatchObject({ number: pan })
    await waitFor(() => expect(asked.some((one) => one.path === '/rest/player/')).toBe(true))
    const sent = asked.filter(({ method }) => method === 'POST')
    expect(sent.map(({ body }) => body)).toEqual([
      { presetId: 6, method: 'card', token: 'token-1-of-provider' },
    ])
  })

  it('ANALYTICS-12 tells the data layer where an offer was bought, what it gave and what it took off', async () => {
    window.dataLayer = []
    const offer = {
      presetId: 6,
      offerType: 'firstPurchase',
      amount: 999,
      gives: { coins: 200_000, entries: 1_500 },
    } as const
    const deposit = makeDeposit(offer)
    const player = makePlayer()
    const { runtime } = await showCash(DepositPage, {
      path,
      player,
      answers: { ...makeCashAnswers({ deposit }), [create]: { success: true, data: deposit } },
    })
    await screen.findByTestId('cash-summary')
    await pay()
    await waitFor(() => expect(sessionStorage.length).toBe(1))
    tellPurchase(runtime, deposit, player)
    const fields = {
      location: window.location.pathname,
      step: 'success',
      type: 'card',
      package: 6,
      quantity: 1,
      offer: 'firstPurchase',
      value: 9.99,
      discount: 8.17,
      coins: 200_000,
      bonus: 15,
      affiliation: 'Test',
      playerId: player.id,
    }
    expect(window.location.pathname).not.toBe('')
    expect(window.dataLayer).toEqual([
      { event: 'payment_complete', ...fields },
      { event: 'purchase', ...fields },
    ])
  })

  it('is sent again with the same key and token when its answer was lost', async () => {
    const { asked } = await showCash(DepositPage, { path, answers: { [create]: lostConnection } })
    await screen.findByTestId('cash-form')
    await pay()
    await pay()
    const sent = asked.filter(({ method }) => method === 'POST')
    expect(sent.length).toBe(2)
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    expect(provider).toHaveBeenCalledTimes(1)
  })

  it('is a new one after a refusal, which is said in words', async () => {
    const { asked } = await showCash(DepositPage, {
      path,
      player: makePlayer(),
      answers: { [create]: () => refusal('cool-off') },
    })
    await screen.findByTestId('cash-form')
    await pay()
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
    await pay()
    const keys = asked
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
  })

  it('marks the field that the provider refuses, and goes there', async () => {
    provider.mockImplementation(async () =>
      Response.json({ error: { details: [{ path: 'expiry' }] } }, { status: 400 }),
    )
    await showCash(DepositPage, { path })
    await screen.findByTestId('cash-form')
    await pay()
    expect(await screen.findByText('This card has expired. Try another card.')).toBeTruthy()
    const expiry = screen.getByRole('textbox', { name: 'Expires' })
    await waitFor(() => expect(document.activeElement).toBe(expiry))
    // The same field again: again there.
    screen.getByTestId('cash-pay').focus()
    await pay()
    await waitFor(() => expect(document.activeElement).toBe(expiry))
  })

  it('asks a company’s own form for the token, in the company’s words, and names the field it refuses', async () => {
    const tokenUrl = 'https://payments.example/tokens'
    const form = { id: 'card', tokenUrl, tokenProtocol: 'checkout', publicKey: 'pk_1' } as const
    const typed = { number: pan, expiry: '09/31', code: '123' }
    expect(await tokenFor(form, typed)).toBe('token-1-of-provider')
    const [address, { headers, body } = {}] = provider.mock.calls[0] ?? []
    expect([address, headers]).toMatchObject([tokenUrl, { authorization: 'Bearer pk_1' }])
    expect(JSON.parse(String(body))).toEqual({
      type: 'card',
      number: '4242424242424242',
      expiry_month: 9,
      expiry_year: 2031,
      cvv: '123',
    })
    const refused = async (code: string) => {
      provider.mockResolvedValueOnce(Response.json({ error_codes: [code] }, { status: 422 }))
      return tokenFor(form, typed).catch((error: unknown) => (error as RefusedInput).field)
    }
    expect(await refused('card_expired')).toBe('expiry')
    expect(await refused('cvv_invalid')).toBe('code')
    expect(await refused('card_number_invalid')).toBe('number')
  })
})
