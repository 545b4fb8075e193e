import { type Answers, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bonuses } from '../feature.ts'
import { makeBonus } from '../testing/makeBonus.ts'
import { FreeBonusesModal } from './FreeBonusesModal.tsx'

const list = 'GET /rest/bonus-offer/get-bonuses/'
const credit = 'POST /rest/free-entries-bonuses/credit-bonus/'
const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const listOf = (...waiting: ReturnType<typeof makeBonus>[]) => ({
  success: true,
  data: { bonuses: waiting },
})

async function show(answers: Answers) {
  const app = await makeApp({
    brand: { features: [bonuses()] },
    player: makePlayer(),
    path: '/lobby/',
    answers: { [credit]: { success: true, data: makeBonus() }, ...answers },
  })
  const close = vi.fn()
  render(
    <app.Frame>
      <FreeBonusesModal name="free-bonuses" props={{}} close={close} frame={frame} />
    </app.Frame>,
  )
  return { ...app, close }
}

describe('bonuses that wait', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('MODAL-56 stand in a modal of their own, each taken with a press, and another modal shows what it gave', async () => {
    const { close, asked } = await show({
      [list]: listOf(makeBonus(), makeBonus({ bonusId: 13, bonusAmount: 300 })),
    })
    const lines = await screen.findAllByTestId('free-bonus-line')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/5.00 entries.*Claim by November 30, 2026/),
      expect.stringMatching(/3.00 entries/),
    ])
    fireEvent.click(within(lines[0] as HTMLElement).getByRole('button', { name: 'Claim' }))
    await screen.findByTestId('free-bonus-amount')
    expect(close).toHaveBeenCalledOnce()
    const credits = asked.filter(({ path }) => path.includes('credit-bonus'))
    expect(credits.map(({ body }) => body)).toEqual([{ bonusId: 12, message_id: 12 }])
  })

  it('stay when one could not be credited, with the reason', async () => {
    const { close } = await show({
      [list]: listOf(makeBonus()),
      [credit]: () => refusal('cool-off'),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Claim' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The bonus could not be deposited',
    )
    expect(close).not.toHaveBeenCalled()
  })

  it('show that there are none, or that they could not be fetched', async () => {
    await show({ [list]: listOf() })
    expect(await screen.findByText('No bonuses right now')).toBeTruthy()
    cleanup()
    await show({ [list]: () => refusal('unavailable') })
    expect(await screen.findByText('Your bonuses didn’t load')).toBeTruthy()
  })
})
