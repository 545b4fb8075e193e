import { refusal } from '@marquee/core/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DepositPage } from '../deposit/DepositPage.tsx'
import { makeCashAnswers, makeDeposit, makeDesk } from '../testing/makeCash.ts'
import { pay, showCash } from '../testing/makeCashApp.tsx'
import { ChallengePage } from './ChallengePage.tsx'

const path = '/cash/deposit-by-money/'
const create = 'POST /rest/cash/deposits/'

beforeEach(() => {
  sessionStorage.clear()
  // The provider's, which gives a token for a card.
  vi.stubGlobal('fetch', async () => Response.json({ token: 'token-of-provider' }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the bank’s question', () => {
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
  const asking = (challengeStep: number) =>
    makeDeposit({ status: 'challenge', challengeStep, account: '•••• 3220' })
  const { id: depositId } = makeDeposit()
  const answering = `POST /rest/cash/deposits/${depositId}/challenge/`
  const ask = (step: number, answer: () => unknown = () => null) =>
    showCash(ChallengePage, {
      path: `/cashIframe?deposit=${depositId}`,
      answers: {
        ...makeCashAnswers({ deposit: asking(step) }),
        [answering]: answer as () => Response,
      },
    })

  it.each([
    ['en', 'Paid to', ['sends a code', 'agree to the payment', 'Your coins']],
    ['es', 'Pago a', ['envía un código', 'Aceptas el pago', 'Tus monedas']],
  ] as const)(
    'says in %s from its first step how much goes to whom from which card, what it brings and what comes next',
    async (locale, to, next) => {
      const { runtime } = await showCash(ChallengePage, {
        locale,
        path: `/cashIframe?deposit=${depositId}`,
        answers: makeCashAnswers({ deposit: asking(1) }),
      })
      const { textContent: told } = await screen.findByTestId('challenge-payment')
      for (const words of [/4[.,]99/, to, runtime.brand.name, '•••• 3220', /50[.,]000/, /5[.,]00/])
        expect(told).toMatch(words)
      const ahead = [...screen.getByTestId('challenge-ahead').children]
      expect(ahead).toHaveLength(3)
      next.forEach((words, at) => expect(ahead[at]?.textContent).toContain(words))
    },
  )

  it('goes with the focus from step to step, and back into the field with a code that was wrong', async () => {
    const answers = [
      () => ({ success: true, data: asking(2) }),
      () => refusal('wrong-code'),
      () => ({ success: true, data: asking(3) }),
    ]
    await ask(1, () => answers.shift()?.())
    const yes = await screen.findByTestId('challenge-yes')
    yes.focus()
    await act(async () => fireEvent.click(yes))
    const code = await screen.findByRole<HTMLInputElement>('textbox')
    expect(document.activeElement).toBe(code)
    fireEvent.change(code, { target: { value: '111111' } })
    screen.getByTestId('challenge-yes').focus()
    await act(async () => fireEvent.click(screen.getByTestId('challenge-yes')))
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(/This code isn’t correct/)).toBeTruthy()
    expect(document.activeElement).toBe(code)
    expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6])
    fireEvent.change(code, { target: { value: '123456' } })
    await act(async () => fireEvent.submit(screen.getByTestId('challenge')))
    await waitFor(() => expect(screen.getByTestId('challenge').dataset['step']).toBe('3'))
    // Not at the button that pays: a key that is held would press it.
    expect(document.activeElement?.textContent).toMatch(/^Last step: pay/)
    expect(screen.getByTestId('challenge-ahead').children).toHaveLength(1)
  })

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
