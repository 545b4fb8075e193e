// @vitest-environment happy-dom
import type { ResponsiblePlayStatus } from '@marquee/contract'
import { refusal } from '@marquee/core/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeLimit, makeStatus } from '../testing/makeStatus.ts'
import { answered, showApp } from '../testing/showApp.tsx'
import { PlayLimitsPage } from './PlayLimitsPage.tsx'
import { PurchaseLimitPage } from './PurchaseLimitPage.tsx'

const set = 'POST /rest/responsible-play/limits/'
const weekly = makeLimit({ period: 'week', amount: 5_000, used: 1_250 })
const open = (row: string) =>
  fireEvent.click(
    within(screen.getByTestId(row)).getByRole('button', { name: /^(Set a limit|Change): / }),
  )
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const bodies = (asked: { method: string; body: unknown }[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ body }) => body)

it('shows what is set and used, and sets another amount in cents', async () => {
  const after: ResponsiblePlayStatus = makeStatus({ limits: [{ ...weekly, amount: 2_550 }] })
  const { asked } = await showApp(<PurchaseLimitPage />, {
    status: makeStatus({ limits: [weekly] }),
    answers: { [set]: answered(after) },
  })
  const row = screen.getByTestId('limit-purchase-week')
  expect(row.textContent).toContain('$50.00')
  expect(row.textContent).toContain('$12.50')
  open('limit-purchase-week')
  type('25,50')
  save()
  await waitFor(() => expect(row.textContent).toContain('$25.50'))
  expect(bodies(asked)).toEqual([{ kind: 'purchase', period: 'week', amount: 2_550 }])
  expect(within(row).getByRole('status').textContent).toBe('Your limit is in force.')
})

it('says what is wrong with an amount, keeps it, and asks for nothing', async () => {
  const { asked } = await showApp(<PlayLimitsPage />)
  open('limit-time-day')
  type('1441')
  save()
  expect(await screen.findByText('Enter a whole number from 1 to 1440.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1441')
  expect(bodies(asked)).toEqual([])
})

it('keeps what was typed when it could not be saved', async () => {
  await showApp(<PurchaseLimitPage />, { answers: { [set]: () => refusal('unavailable') } })
  open('limit-purchase-day')
  type('20')
  save()
  await screen.findByText('We couldn’t save this. Check your connection and try again.')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('20')
})

it('shows a change that waits and takes it back', async () => {
  const pending = { amount: null, effectiveAt: Date.UTC(2026, 10, 22, 9) }
  const { asked } = await showApp(<PurchaseLimitPage />, {
    status: makeStatus({ limits: [{ ...weekly, pending }] }),
    answers: {
      'DELETE /rest/responsible-play/limits/purchase/week/pending/': answered(
        makeStatus({ limits: [weekly] }),
      ),
    },
  })
  const change = screen.getByTestId('pending-change')
  expect(change.textContent).toContain('No limit from')
  expect(change.querySelector('time')?.dateTime).toBe('2026-11-22T09:00:00.000Z')
  fireEvent.click(within(change).getByRole('button', { name: 'Cancel the change' }))
  await waitFor(() => expect(screen.queryByTestId('pending-change')).toBeNull())
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

it('asks to remove a limit as an amount of none', async () => {
  const { asked } = await showApp(<PurchaseLimitPage />, {
    status: makeStatus({ limits: [weekly] }),
    answers: { [set]: answered(makeStatus({ limits: [weekly] })) },
  })
  open('limit-purchase-week')
  fireEvent.click(screen.getByRole('button', { name: 'Remove the limit' }))
  await waitFor(() =>
    expect(bodies(asked)).toEqual([{ kind: 'purchase', period: 'week', amount: null }]),
  )
})
