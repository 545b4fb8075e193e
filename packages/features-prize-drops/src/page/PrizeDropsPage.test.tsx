import { type Answer, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prizeDrops } from '../feature.ts'
import { makeDrops, makeDropsInfo, makeOver } from '../testing/makeDrops.ts'
import { PrizeDropsPage } from './PrizeDropsPage.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describeFeaturePage({ feature: prizeDrops(), Page: PrizeDropsPage })

const data = (value: object) => ({ success: true, data: value })

async function show(info: Answer = data(makeDrops()), isGuest = false) {
  const app = await makeApp({
    brand: { features: [prizeDrops()] },
    path: '/prize-drops',
    player: isGuest ? null : makePlayer(),
    data: makePageData({ info: makeDropsInfo() }),
    answers: { 'GET /rest/prize-drops/info/': info },
  })
  render(
    <app.Frame>
      <PrizeDropsPage />
    </app.Frame>,
  )
  return app
}

describe('the page of prize drops', () => {
  it('DROPS-03 shows the pool, each level with what can fall and is left, and who won', async () => {
    await show()
    expect(await screen.findByText('100,000 coins')).toBeTruthy()
    expect(screen.getByText('500 prizes a day')).toBeTruthy()
    const level = (one: number) => screen.getByTestId(`drop-level-${one}`).textContent
    expect([level(3), level(2), level(1)]).toEqual([
      'Gold5,0002 ready now5 left today',
      'Silver60013 ready now51 left today',
      'Bronze100111 ready now444 left today',
    ])
    const winners = within(screen.getByTestId('drop-winners')).getAllByRole('listitem')
    expect(winners[0]?.textContent).toContain('R••• Gold in Jade Courtyard5,000 coins')
  })

  it('shows the odds of the platform’s table, and which rounds qualify', async () => {
    await show()
    const table = within(
      await screen.findByRole('table', { name: 'Odds on each round that qualifies' }),
    )
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows.slice(1)).toEqual([
      'Bronze100 coins1 in 400',
      'Silver600 coins1 in 5,000',
      'Gold5,000 coins1 in 50,000',
    ])
    expect(screen.getByTestId('drops-least').textContent).toBe(
      'A round qualifies with a stake of 20 coins or more, or 0.20 in entries or more.',
    )
  })

  it('DROPS-07 is inactive once the countdown has ended, until the platform says otherwise', async () => {
    let asks = 0
    await show(() => data(asks++ ? makeOver() : makeDrops({ nextPrizeWillAccrueIn: 1 })))
    expect((await screen.findByRole('status')).textContent).toBe('Available now')
    expect(await screen.findByTestId('drops-over', {}, { timeout: 3_000 })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Not available right now')
    expect(screen.getByTestId('drop-level-3').textContent).toContain('none ready')
    expect(screen.getAllByText('none right now')).toHaveLength(3)
  })

  it('offers again what did not load', async () => {
    await show(() => refusal('not-available'))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('the popups of prize drops', () => {
  it('MODAL-48 welcome a player with how it works', async () => {
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'How it works' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Prizes fall while you play' }))
    expect(dialog.getAllByRole('listitem')).toHaveLength(3)
  })

  it('ROLE-04 ask a guest to sign up instead', async () => {
    const { runtime } = await show(data(makeDrops()), true)
    const signup = { load: async () => () => <p>The form to sign up</p> }
    runtime.brand.features.push({
      id: 'form',
      modals: { signup },
      messages: { en: async () => ({}), es: async () => ({}) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'How it works' }))
    expect(await screen.findByText('The form to sign up')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    const popups = Object.values(prizeDrops().modals ?? {})
    expect(popups.map(({ audience }) => audience)).toEqual(['player', 'player'])
  })
})
