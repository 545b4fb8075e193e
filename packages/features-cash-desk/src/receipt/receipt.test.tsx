import { receiptNumber } from '@marquee/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isValid } from '../addresses.ts'
import { Purchases } from '../deposit/Purchases.tsx'
import { makeCashAnswers, makeDeposit } from '../testing/makeCash.ts'
import { showCash } from '../testing/makeCashApp.tsx'
import { Receipt } from './ReceiptPage.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const deposit = makeDeposit({ title: { en: 'First purchase', es: 'Primera compra' } })
const show = (of = deposit, locale: 'en' | 'es' = 'en') =>
  showCash(() => <Receipt id={of.id} />, { locale, answers: makeCashAnswers({ deposit: of }) })

describe('a receipt', () => {
  it('has number, package, what was given, method and price, in both locales', async () => {
    await show()
    const text = (await screen.findByTestId('receipt')).textContent
    expect(receiptNumber(deposit)).toBe('20251120-8D0A1D8E')
    for (const part of [
      '20251120-8D0A1D8E',
      'First purchase',
      '50,000 coins',
      '5.00 entries',
      '•••• 4242',
      '$4.99',
    ])
      expect(text).toContain(part)
    cleanup()
    await show(deposit, 'es')
    const spanish = (await screen.findByTestId('receipt')).textContent
    expect(spanish).toContain('Número de recibo')
    expect(spanish).toContain('Primera compra')
    expect(spanish).not.toMatch(/receipt\.|status\./)
  })

  it('is a file to download in the reader’s language', async () => {
    await show(deposit, 'es')
    const link = await screen.findByRole('link', { name: 'Descargar PDF' })
    expect(link.getAttribute('href')).toBe(`/rest/cash/deposits/${deposit.id}/receipt/?locale=es`)
    expect(link.getAttribute('download')).toBe('receipt-20251120-8D0A1D8E.pdf')
  })

  it('is printed by the browser', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await show()
    fireEvent.click(await screen.findByTestId('receipt-print'))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('is not there for what was not paid, nor at an address of no purchase', async () => {
    await show(makeDeposit({ status: 'declined' }))
    expect(await screen.findByText('We couldn’t find this receipt')).toBeTruthy()
    const desk = screen.getByRole('link', { name: 'Back to the cash desk' })
    expect(desk.getAttribute('href')).toBe('/cash/deposit-by-money/')
    expect(isValid({ params: { depositId: deposit.id } })).toBe(true)
    expect(isValid({ params: { depositId: '1' } })).toBe(false)
  })

  it('is a link in the list of purchases, for those that were paid', async () => {
    const declined = makeDeposit({ id: '9d0a1d8e-6f0e-4f0e-9a55-0d7d9c0f2b12', status: 'declined' })
    await showCash(Purchases, { answers: makeCashAnswers({ deposits: [deposit, declined] }) })
    const links = await screen.findAllByRole('link', { name: 'See receipt' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/cash/receipt/${deposit.id}`])
  })
})
