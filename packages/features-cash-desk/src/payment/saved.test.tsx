import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DepositPage } from '../deposit/DepositPage.tsx'
import { makeCashAnswers, makeDeposit, makeDesk, makeSaved } from '../testing/makeCash.ts'
import { showCash } from '../testing/makeCashApp.tsx'

const path = '/cash/deposit-by-money/'
const create = 'POST /rest/cash/deposits/'
const saved = makeSaved()
const token = `POST /rest/cash/methods/${saved.id}/token/`
const forget = `POST /rest/cash/methods/${saved.id}/forget/`
const bought = { [create]: { success: true, data: makeDeposit() } }

const provider = vi.fn<typeof fetch>()
beforeEach(() => {
  sessionStorage.clear()
  provider.mockImplementation(async () => Response.json({ token: 'token-of-provider' }))
  vi.stubGlobal('fetch', provider)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const bodiesOf = (asked: { method: string; path: string; body: unknown }[]) =>
  asked
    .filter((one) => one.path === '/rest/cash/deposits/' && one.method === 'POST')
    .map((one) => one.body)
const press = (id: string) => act(async () => void fireEvent.click(screen.getByTestId(id)))

describe('a saved payment method', () => {
  it('comes first and pays without anything being typed', async () => {
    const { asked, location } = await showCash(DepositPage, {
      path,
      answers: {
        ...makeCashAnswers({ desk: makeDesk({ saved: [saved] }) }),
        ...bought,
        [token]: { success: true, data: { token: 'token-of-what-was-saved' } },
      },
    })
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /Visa •••• 4242/ })
    expect(radio.checked).toBe(true)
    expect(screen.queryByLabelText('Card number')).toBeNull()
    await press('cash-pay')
    await waitFor(() => expect(location()).toContain('/cash/success/'))
    expect(provider).not.toHaveBeenCalled()
    expect(bodiesOf(asked)).toEqual([
      { presetId: 6, method: 'card', token: 'token-of-what-was-saved' },
    ])
  })

  it('leaves the way to another card open', async () => {
    await showCash(DepositPage, {
      path,
      answers: makeCashAnswers({ desk: makeDesk({ saved: [saved] }) }),
    })
    fireEvent.click(await screen.findByRole('radio', { name: /^Card/ }))
    expect(screen.getByLabelText('Card number')).toBeTruthy()
    expect(screen.queryByTestId('cash-forget')).toBeNull()
  })

  it('is removed, and the form of a card comes in its place', async () => {
    let isThere = true
    const { asked } = await showCash(DepositPage, {
      path,
      answers: {
        ...makeCashAnswers(),
        'GET /rest/cash/': () => ({
          success: true,
          data: makeDesk({ saved: isThere ? [saved] : [] }),
        }),
        [forget]: () => {
          isThere = false
          return { success: true }
        },
      },
    })
    const remove = await screen.findByTestId('cash-forget')
    remove.focus()
    await press('cash-forget')
    expect(asked.some((one) => one.path.endsWith('/forget/'))).toBe(true)
    expect(await screen.findByLabelText('Card number')).toBeTruthy()
    // The button is gone; who pressed it is at what is chosen now.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Card/ })),
    )
  })
})

describe('a card', () => {
  const pay = async (isKept: boolean) => {
    const { asked } = await showCash(DepositPage, {
      path,
      answers: { ...makeCashAnswers(), ...bought },
    })
    await screen.findByTestId('cash-form')
    if (isKept) fireEvent.click(screen.getByLabelText('Save this card for next time'))
    await press('test-number-approve')
    await press('cash-pay')
    await waitFor(() => expect(bodiesOf(asked)).toHaveLength(1))
    return bodiesOf(asked)[0]
  }

  it('is saved for who asks for it', async () => {
    expect(await pay(true)).toEqual({
      presetId: 6,
      method: 'card',
      token: 'token-of-provider',
      keep: true,
    })
  })

  it('is not saved unasked', async () => {
    expect(await pay(false)).not.toHaveProperty('keep')
  })

  it('is the only method here that can be saved', async () => {
    await showCash(DepositPage, { path })
    fireEvent.click(await screen.findByRole('radio', { name: /Wallet/ }))
    expect(screen.queryByLabelText('Save this card for next time')).toBeNull()
  })
})
