import type { FeatureDefinition } from '@marquee/core'
import { makeApp, makePlayer, refusal, type TestAppOptions } from '@marquee/core/testing'
import { makePromotion, makePageData } from '@marquee/feature-page/testing'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { promotions } from './feature.ts'
import { PromotionsPage } from './PromotionsPage.tsx'

const week: FeatureDefinition = {
  id: 'week',
  routes: [{ path: '/week', name: 'week', title: 'x', page: async () => () => null }],
  modals: { 'week-modal': { openModal: 'week-modal', load: async () => () => null } },
  messages: { en: async () => ({}), es: async () => ({}) },
}

async function show(options: TestAppOptions = {}) {
  const { Frame } = await makeApp({
    brand: { features: [promotions(), week] },
    path: '/promotions',
    ...options,
  })
  render(
    <Frame>
      <PromotionsPage />
    </Frame>,
  )
}

const running = makePromotion({
  id: 'happy-week',
  feature: 'week',
  title: { en: 'Happy week', es: 'Semana feliz' },
  text: { en: 'Something each day.', es: 'Algo cada día.' },
  link: '/week',
  finishedAt: Date.UTC(2026, 11, 24, 18),
  gives: { coins: 5_000, entries: 0, freeSpins: 0, upTo: true },
})
const inOwnZone = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(
  Date.UTC(2026, 11, 24, 18),
)
const ready = makePromotion({
  ...running,
  id: 'ready',
  title: { en: 'Gift', es: 'Regalo' },
  link: '/lobby/?openModal=week-modal',
  ready: 2,
})
const next = makePromotion({
  ...running,
  id: 'next',
  title: { en: 'Wheel', es: 'Rueda' },
  nextAt: Date.UTC(2099, 0, 1),
})

describe('PromotionsPage', () => {
  it('shows the first of a long group, and the rest of it behind one line', async () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ ...running, id: `running-${index}` }))
    await show({ player: makePlayer(), data: makePageData({ promotions: [ready, next, ...many] }) })
    const line = (await screen.findByText('7 more')).closest('details')
    expect(line?.open).toBe(false)
    expect(line?.querySelectorAll('[data-promotion]')).toHaveLength(7)
    expect(document.querySelectorAll('[data-promotion]')).toHaveLength(12)
    // A group that is short has no such line.
    expect(screen.getAllByText(/^\d+ more$/)).toHaveLength(1)
  })

  it('page > shows by their state what can be claimed, what comes and what runs (HOME-01, ROUTE-16)', async () => {
    await show({
      player: makePlayer(),
      data: makePageData({ promotions: [ready, next, running] }),
    })
    const section = async (name: string) => within(await screen.findByRole('region', { name }))
    const claimable = await section('Ready to claim')
    expect(claimable.getByText('2 ready')).toBeTruthy()
    // What can be claimed ends too, told in the reader's own zone.
    expect(claimable.getByTestId('promotion-end').textContent).toBe(`Until ${inOwnZone}`)
    // A modal opens on the page that is there.
    expect(claimable.getByRole('link', { name: 'Open: Gift' }).getAttribute('href')).toBe(
      '/promotions?openModal=week-modal',
    )
    const comingUp = await section('Coming up')
    expect(comingUp.getByText(/^Next in/)).toBeTruthy()
    expect(comingUp.getByTestId('promotion-end').textContent).toBe(`Until ${inOwnZone}`)
    const on = await section('Running now')
    expect(on.getByTestId('promotion-end').textContent).toBe(`Until ${inOwnZone}`)
    expect(on.getByTestId('promotion-end').querySelector('time')?.title).toContain('UTC')
    expect(on.getByTestId('promotion-gives').textContent).toMatch(/^Up to5,000/)
    expect(on.getByRole('link', { name: 'Open: Happy week' }).getAttribute('href')).toBe('/week')
  })

  it('Spanish page > says the same in Spanish', async () => {
    await show({ locale: 'es', data: makePageData({ promotions: [running] }) })
    expect(await screen.findByRole('heading', { level: 3, name: 'Semana feliz' })).toBeTruthy()
    expect(screen.getByTestId('promotion-end').textContent).toMatch(/^Hasta el 24 dic 2026, /)
  })

  it('during a break > invites to nothing and says why', async () => {
    const restriction = { kind: 'cool-off', until: Date.UTC(2099, 0, 1) } as const
    await show({ player: makePlayer({ restriction }), data: makePageData({ promotions: [] }) })
    expect(await screen.findByText('No promotions for now')).toBeTruthy()
    expect(screen.getByText('We show you no offers during a break or an exclusion.')).toBeTruthy()
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  it('empty page > says why it is empty and what to do', async () => {
    await show({ player: makePlayer(), data: makePageData({ promotions: [] }) })
    expect(await screen.findByText('No promotions right now')).toBeTruthy()
  })

  it('failed page > asks again', async () => {
    let answer = (): object => refusal('not-found')
    await show({ answers: { 'GET /rest/page/promotions/': () => answer() } })
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
    answer = () => ({
      seo: { title: '', description: '' },
      payload: { promotions: [running] },
    })
    fireEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'Happy week' })).toBeTruthy()
  })
})
