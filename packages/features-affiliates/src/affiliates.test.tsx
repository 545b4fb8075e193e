// @vitest-environment happy-dom
import {
  type Answers,
  makeApp,
  makePlayer,
  refusal,
  type TestAppOptions,
} from '@marquee/core/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { PartnersAccountPage } from './account/PartnersAccountPage.tsx'
import { affiliates } from './feature.ts'
import { exportAddress, filterOf } from './filter.ts'
import { AffiliatesPage } from './statistics/AffiliatesPage.tsx'
import { makeAccount, makeDay, makeFigures, makeStatistics } from './testing/makeStatistics.ts'

const statisticsCall = 'GET /rest/affiliates/statistics/'
const daysCall = 'GET /rest/affiliates/days/'
const accountCall = 'GET /rest/affiliates/account/'
const daysOf = (days: ReturnType<typeof makeDay>[], nextCursor: string | null = null) => ({
  success: true,
  data: { days, nextCursor },
})

afterEach(cleanup)

async function show(Page: ComponentType, answers: Answers = {}, options: TestAppOptions = {}) {
  const app = await makeApp({
    brand: { features: [affiliates()] },
    player: makePlayer({ isAffiliate: true, login: 'Partner77', name: 'Ada', email: null }),
    answers: {
      [statisticsCall]: { success: true, data: makeStatistics() },
      [daysCall]: daysOf([makeDay()]),
      [accountCall]: { success: true, data: makeAccount() },
      ...answers,
    },
    ...options,
  })
  render(
    <app.Frame>
      <Page />
    </app.Frame>,
  )
  return app
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

describe('the area of partners', () => {
  it('stands behind the affiliate middleware, both pages', () => {
    const { routes = [] } = affiliates()
    expect(routes.map(({ path, middleware }) => [path, middleware])).toEqual([
      ['/affiliates', ['affiliate-redirect']],
      ['/affiliates/partners-account', ['affiliate-redirect']],
    ])
  })

  it('AFF-01 is in the navigation of partners only', () => {
    const { isActive } = affiliates()
    expect(isActive?.(makePlayer())).toBe(false)
    expect(isActive?.(makePlayer({ isAffiliate: true }))).toBe(true)
  })

  it.each([
    ['en', 'Open your account and link', '/affiliates/partners-account'],
    ['es', 'Abrir tu cuenta y tu enlace', '/es/affiliates/partners-account'],
  ] as const)('leads to the account in %s', async (locale, name, address) => {
    await show(AffiliatesPage, {}, { locale })
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address)
  })
})

describe('general info', () => {
  it('AFF-02 says who the partner is, since when and for which share, with the link to hand on', async () => {
    await show(PartnersAccountPage)
    const info = await section('General info')
    for (const text of [
      'Partner77',
      'Ada',
      'Not provided',
      'September 1, 2026',
      '25% of purchases',
    ])
      expect(info.getByText(text)).toBeTruthy()
    expect((await screen.findByTestId('partner-code')).textContent).toBe('K7QWERTZ')
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your link' })
    expect(field.value).toBe(`${window.location.origin}/?aff=K7QWERTZ`)
    expect(await screen.findByRole('img', { name: 'QR code of your link' })).toBeTruthy()
    const terms = await section('Our agreement')
    expect(terms.getByText(/not a balance.*partners@test\.example/)).toBeTruthy()
  })

  it('asks again after a failure', async () => {
    let fails = true
    await show(PartnersAccountPage, {
      [accountCall]: () =>
        fails ? refusal('unavailable') : { success: true, data: makeAccount() },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    fails = false
    fireEvent.click(again)
    expect(await screen.findByTestId('partner-code')).toBeTruthy()
  })
})

describe('general statistics', () => {
  it('AFF-03 add up each period, with sums as sums', async () => {
    await show(AffiliatesPage)
    const general = await section('General statistics')
    const table = general.getByRole('table', { name: /^Days are in UTC/ })
    expect(rowsOf(table)).toEqual([
      'Visits327931,240',
      'Sign-ups0411131',
      'First purchases01338',
      'Purchases02792',
      'Purchased$0.00$29.98$104.93$1,379.08',
      'Earned$0.00$7.49$26.21$344.71',
    ])
  })

  it('AFF-03 draw one figure, and say the same as a table', async () => {
    const days = [2, 0, 4].map((visits, index) =>
      makeDay({ day: `2026-11-2${index}`, visits, earned: visits * 100 }),
    )
    await show(AffiliatesPage, {
      [statisticsCall]: { success: true, data: makeStatistics({ days }) },
    })
    const general = await section('General statistics')
    const drawing = general.getByRole('img', { name: 'Visits of the last 3 days. 6 total' })
    const heights = () =>
      [...drawing.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))
    // Below a round line of five.
    expect(heights()).toEqual([64, 0, 128])
    fireEvent.change(general.getByRole('combobox', { name: 'Show' }), {
      target: { value: 'earned' },
    })
    expect(general.getByTestId('chart-sum').textContent).toBe('$6.00 total')
    const table = general.getByRole('table', {
      name: 'Earned of the last 3 days',
      hidden: true,
    })
    expect(
      within(table)
        .getAllByRole('row', { hidden: true })
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['Nov 20, 2026$2.00', 'Nov 21, 2026$0.00', 'Nov 22, 2026$4.00'])
  })

  it('say what to do while nobody has come', async () => {
    const none = makeFigures()
    await show(AffiliatesPage, {
      [statisticsCall]: {
        success: true,
        data: { totals: { today: none, week: none, month: none, all: none }, days: [] },
      },
    })
    expect(await screen.findByText('No visits yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get your link' }).getAttribute('href')).toBe(
      '/affiliates/partners-account',
    )
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('ask again after a failure', async () => {
    let fails = true
    await show(AffiliatesPage, {
      [statisticsCall]: () =>
        fails ? refusal('unavailable') : { success: true, data: makeStatistics() },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    fails = false
    fireEvent.click(again)
    expect(await section('General statistics')).toBeTruthy()
  })
})

describe('detailed statistics', () => {
  it('AFF-04 list each day and go on where the page ended', async () => {
    const { asked } = await show(AffiliatesPage, {
      [daysCall]: ({ query }) =>
        query.get('cursor') === '2026-11-21'
          ? daysOf([makeDay({ day: '2026-11-20', visits: 0, signUps: 0 })])
          : daysOf(
              [makeDay({ purchases: 1, firstPurchases: 1, purchased: 999, earned: 249 })],
              '2026-11-21',
            ),
    })
    const detailed = await section('Detailed statistics')
    const table = await detailed.findByRole('table', { name: 'Figures by day, newest first' })
    expect(rowsOf(table)).toEqual(['Nov 21, 20264111$9.99$2.49'])
    fireEvent.click(detailed.getByRole('button', { name: 'Show earlier days' }))
    await waitFor(() => expect(rowsOf(table)).toHaveLength(2))
    expect(rowsOf(table)[1]).toBe('Nov 20, 20260000$0.00$0.00')
    expect(asked.filter(({ path }) => path === '/rest/affiliates/days/')).toHaveLength(2)
    expect(detailed.queryByRole('button', { name: 'Show earlier days' })).toBeNull()
  })

  it('AFF-04 are narrowed by the address, and so is the file', async () => {
    const { asked, location } = await show(
      AffiliatesPage,
      { [daysCall]: daysOf([]) },
      { path: '/affiliates?from=2026-11-01&to=soon' },
    )
    const detailed = await section('Detailed statistics')
    expect(await detailed.findByText('No days match')).toBeTruthy()
    const query = asked.find(({ path }) => path === '/rest/affiliates/days/')?.query
    expect([query?.get('from'), query?.get('to')]).toEqual(['2026-11-01', null])
    expect(detailed.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
      '/rest/affiliates/days/export/?from=2026-11-01',
    )
    fireEvent.change(detailed.getByLabelText('To'), { target: { value: '2026-11-09' } })
    await waitFor(() => expect(location()).toContain('to=2026-11-09'))
  })

  it('take only days from an address', () => {
    expect(filterOf({ from: '2026-13-01', to: ['2026-11-09'] })).toEqual({ to: '2026-11-09' })
    expect(exportAddress({})).toBe('/rest/affiliates/days/export/')
  })
})
