import { lostConnection, makePlayer, refusal } from '@marquee/core/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChallengePage } from '../challenge/ChallengePage.tsx'
import { DepositPage } from '../deposit/DepositPage.tsx'
import { tellPurchase } from '../outcome/analytics.ts'
import { makeCashAnswers, makeDeposit, makeDesk } from '../testing/makeCash.ts'
import { showCash } from '../testing/makeCashApp.tsx'
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

const pay = async () => {
  await act(async () => fireEvent.click(screen.getByTestId('test-number-approve')))
  await act(async () => fireEvent.click(screen.getByTestId('cash-pay')))
}

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

  it('leaves for the bank’s own page where it asks there, and again from what waits', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    const bank = 'https://bank.example/ask'
    const waiting = makeDeposit({ status: 'challenge', challengeUrl: bank })
    await showCash(DepositPage, {
      path,
      answers: {
        ...makeCashAnswers({ desk: makeDesk({ waiting: [waiting] }) }),
        [create]: { success: true, data: waiting },
      },
    })
    await screen.findByTestId('cash-form')
    await pay()
    await waitFor(() => expect(assign.mock.calls).toEqual([[bank]]))
    expect(screen.queryByTestId('challenge-frame')).toBeNull()
    fireEvent.click(screen.getByTestId('cash-answer'))
    expect(assign.mock.calls).toEqual([[bank], [bank]])
  })

  it('shows the bank’s question in a frame, asks before it is closed, and then says that the purchase is canceled', async () => {
    const asking = makeDeposit({ status: 'challenge', challengeStep: 1 })
    const cancel = `POST /rest/cash/deposits/${asking.id}/cancel/`
    // The first purchase is not on sale any more while it is being paid.
    let isAsking = false
    const rest = makeDesk().packages.filter(({ offerType }) => offerType === 'package')
    const { asked } = await showCash(DepositPage, {
      path,
      answers: {
        'GET /rest/cash/': () =>
          Response.json({
            success: true,
            data: isAsking ? makeDesk({ packages: rest }) : makeDesk(),
          }),
        [create]: () => {
          isAsking = true
          return Response.json({ success: true, data: asking })
        },
        [cancel]: { success: true, data: makeDeposit({ status: 'canceled' }) },
      },
    })
    await screen.findByTestId('cash-form')
    await pay()
    const frame = await screen.findByTestId<HTMLIFrameElement>('challenge-frame')
    expect(frame.getAttribute('src')).toBe(`/cashIframe?deposit=${asking.id}`)
    // A page of our own: rights that it could give itself back only make browsers warn.
    expect(frame.hasAttribute('sandbox')).toBe(false)
    // What is being paid stays the chosen one behind the question.
    await waitFor(() =>
      expect(asked.filter(({ path: at }) => at === '/rest/cash/').length).toBeGreaterThan(1),
    )
    expect(screen.getByTestId('cash-pay').textContent).toBe('Buy for $9.99')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('dialog', { name: 'Cancel this purchase?' })).toBeTruthy()
    expect(asked.some(({ path: at }) => at.endsWith('/cancel/'))).toBe(false)
    fireEvent.click(screen.getByTestId('challenge-stay'))
    expect(frame.hidden).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await act(async () => fireEvent.click(await screen.findByTestId('challenge-cancel')))
    await waitFor(() => expect(screen.queryByTestId('challenge-frame')).toBeNull())
    expect(asked.some(({ path: at }) => at.endsWith('/cancel/'))).toBe(true)
    const told = await screen.findByTestId('cash-told')
    expect(told.textContent).toContain('Purchase canceled')
    await waitFor(() => expect(document.activeElement).toBe(told))
  })

  it('Escape within the bank’s question asks as the close button does, and the focus goes to the answer and back', async () => {
    const asking = makeDeposit({ status: 'challenge', challengeStep: 1 })
    const { asked } = await showCash(DepositPage, {
      path,
      answers: { [create]: { success: true, data: asking } },
    })
    await screen.findByTestId('cash-form')
    await pay()
    const frame = await screen.findByTestId<HTMLIFrameElement>('challenge-frame')
    const tell = (data: unknown, origin = window.location.origin) =>
      act(async () => window.dispatchEvent(new MessageEvent('message', { data, origin })))
    const leave = { kind: 'marquee:challenge-leave', deposit: asking.id }
    await tell(leave, 'https://elsewhere.example')
    await tell({ ...leave, deposit: 'another' })
    expect(frame.hidden).toBe(false)
    await tell(leave)
    expect(await screen.findByRole('dialog', { name: 'Cancel this purchase?' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByTestId('challenge-stay'))
    fireEvent.click(screen.getByTestId('challenge-stay'))
    expect(frame.hidden).toBe(false)
    expect(document.activeElement).toBe(frame)
    expect(asked.some(({ path: at }) => at.endsWith('/cancel/'))).toBe(false)
  })
})

describe('a purchase that waits', () => {
  it('is canceled once that was confirmed, and is told so in view with the focus', async () => {
    const waiting = makeDeposit({ status: 'pending', method: 'bank' })
    const cancel = `POST /rest/cash/deposits/${waiting.id}/cancel/`
    let isWaiting = true
    const { asked } = await showCash(DepositPage, {
      path,
      answers: {
        'GET /rest/cash/': () => ({
          success: true,
          data: makeDesk(isWaiting ? { waiting: [waiting] } : {}),
        }),
        [cancel]: () => {
          isWaiting = false
          return { success: true, data: makeDeposit({ ...waiting, status: 'canceled' }) }
        },
      },
    })
    const isCanceled = () => asked.some(({ path: at }) => at.endsWith('/cancel/'))
    fireEvent.click(await screen.findByTestId('waiting-cancel'))
    await screen.findByRole('dialog', { name: 'Cancel this purchase?' })
    expect(isCanceled()).toBe(false)
    const [, keep] = screen.getAllByRole('button', { name: 'Keep it' })
    if (keep) fireEvent.click(keep)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(screen.getByTestId('waiting-cancel'))
    await act(async () => fireEvent.click(await screen.findByTestId('confirm')))
    await waitFor(() => expect(isCanceled()).toBe(true))
    const told = await screen.findByTestId('cash-told')
    expect(told.textContent).toContain('Purchase canceled')
    await waitFor(() => expect(document.activeElement).toBe(told))
    await waitFor(() => expect(screen.queryByTestId('cash-waiting')).toBeNull())
  })
})

describe('the page in the frame of the bank’s question', () => {
  const other = { postMessage: vi.fn() }
  afterEach(() => vi.restoreAllMocks())

  it('tells the page around it that its player would leave, and stays', async () => {
    const { id } = makeDeposit()
    vi.spyOn(window, 'parent', 'get').mockReturnValue(other as unknown as Window)
    await showCash(ChallengePage, {
      path: `/cashIframe?deposit=${id}`,
      answers: {
        [`GET /rest/cash/deposits/${id}/`]: {
          success: true,
          data: makeDeposit({ status: 'challenge', challengeStep: 1 }),
        },
      },
    })
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog')
    await waitFor(() => expect(dialog.open).toBe(true))
    const told = [{ kind: 'marquee:challenge-leave', deposit: id }, window.location.origin]
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
    expect(other.postMessage.mock.calls).toEqual([told])
    // The gesture of a phone, which is no key.
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
    expect(other.postMessage).toHaveBeenLastCalledWith(...told)
    dialog.close()
    await waitFor(() => expect(dialog.open).toBe(true))
  })
})
