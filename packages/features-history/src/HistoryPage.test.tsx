// @vitest-environment happy-dom
import type { HistoryEntry } from './contract/schemas.ts'
import { type Answers, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { history } from './feature.ts'
import { HistoryPage } from './HistoryPage.tsx'
import { makeEntry, makeStatement } from './testing/makeHistory.ts'

const page = (entries: HistoryEntry[], nextCursor: string | null = null) => ({
  success: true,
  data: {
    entries,
    nextCursor,
    kinds: ['round-stake', 'welcome-gift'],
    kindNames: {
      'round-stake': { en: 'Stake', es: 'Jugada' },
      'welcome-gift': { en: 'Welcome gift', es: 'Regalo de bienvenida' },
    },
  },
})

async function show(answers: Answers, path = '/profile/history') {
  const app = await makeApp({
    player: makePlayer(),
    path,
    brand: { features: [history()] },
    answers: {
      'GET /rest/history/statements/': { success: true, data: { statements: [makeStatement()] } },
      ...answers,
    },
  })
  render(
    <app.Frame>
      <HistoryPage />
    </app.Frame>,
  )
  return app
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Entries, newest first' }))
    .getAllByRole('row')
    .slice(1)

it('lists entries with the balance that ran along, and goes on where the page ended', async () => {
  const gift = makeEntry({
    id: '9',
    kind: 'welcome-gift',
    amount: 15_000,
    balanceAfter: 15_000,
    round: null,
  })
  const { asked } = await show({
    'GET /rest/history/': ({ query }) =>
      query.get('cursor') === '10' ? page([gift]) : page([makeEntry()], '10'),
  })
  await screen.findByRole('table', { name: 'Entries, newest first' })
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Stake.*Lucky Reef.*-20.*14,980/),
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[1]?.textContent).toMatch(/Welcome gift.*\+15,000.*15,000/)
  expect(asked.filter(({ path }) => path === '/rest/history/')).toHaveLength(2)
})

it('narrows by the address, and gives the file of the same', async () => {
  const { asked } = await show(
    { 'GET /rest/history/': page([makeEntry()]) },
    '/profile/history?wallet=coins&from=2026-11-01',
  )
  await screen.findByRole('table', { name: 'Entries, newest first' })
  const query = asked.find(({ path }) => path === '/rest/history/')?.query
  expect([query?.get('wallet'), query?.get('from'), query?.get('kind')]).toEqual([
    'coins',
    '2026-11-01',
    null,
  ])
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
    '/rest/history/export/?wallet=coins&from=2026-11-01',
  )
})

it('puts a choice into the address', async () => {
  const { location } = await show({ 'GET /rest/history/': page([makeEntry()]) })
  await screen.findByRole('option', { name: 'Welcome gift' })
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), {
    target: { value: 'welcome-gift' },
  })
  await waitFor(() => expect(location()).toBe('/profile/history?kind=welcome-gift'))
})

it('says why nothing is there, asks again after a failure, and takes the filters away', async () => {
  let fails = true
  const { location } = await show(
    { 'GET /rest/history/': () => (fails ? refusal('not-available') : page([])) },
    '/profile/history?kind=round-win',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  fails = false
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No results')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Clear filters' }))
  await waitFor(() => expect(location()).toBe('/profile/history'))
})

it('shows a month’s statement without balances that were never touched', async () => {
  await show({ 'GET /rest/history/': page([]) })
  const table = await screen.findByRole('table', {
    name: 'Statement for November 2026',
    hidden: true,
  })
  expect(
    within(table)
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(/^coins.*15,000.*20.*14,980/),
    expect.stringMatching(/^entries/),
  ])
})
