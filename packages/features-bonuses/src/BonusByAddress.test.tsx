import { type Answers, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BonusByAddress } from './BonusByAddress.tsx'
import { bonuses } from './feature.ts'
import { makeBonus } from './testing/makeBonus.ts'

const toast = vi.fn(async () => ({ update: () => {}, close: () => {} }))

const check = 'POST /rest/free-entries-bonuses/check-bonus/'
const credit = 'POST /rest/free-entries-bonuses/credit-bonus/'
const bonus = { success: true, data: makeBonus() }

/** Brands have a page to sign up. */
const signUp = {
  id: 'sign-up',
  routes: [{ path: '/signup', name: 'signup', title: 'x', page: async () => () => null }],
  messages: { en: async () => ({}), es: async () => ({}) },
}

async function open(
  path: string,
  answers: Answers = {},
  player: ReturnType<typeof makePlayer> | null = makePlayer(),
) {
  const app = await makeApp({
    brand: { features: [bonuses(), signUp] },
    path,
    player,
    answers: { [check]: bonus, [credit]: bonus, ...answers },
  })
  await act(async () => {
    render(
      <app.Frame>
        <BonusByAddress say={toast} />
      </app.Frame>,
    )
  })
  const calls = () =>
    app.asked
      .filter(({ path: asked }) => asked.includes('free-entries'))
      .map(({ path: asked, body }) => [asked.split('/')[3], body])
  return { ...app, calls }
}

const said = () => (toast.mock.calls as unknown as [{ text: string }][]).map(([{ text }]) => text)

describe('the query freeEntriesBonus', () => {
  beforeEach(() => {
    toast.mockClear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('MODAL-19 BONUS-02 BONUS-03 ERR-27 is checked, its bonus is credited and shown, and leaves the address', async () => {
    const { calls, location } = await open('/library?freeEntriesBonus=12&category=new')
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText(/Your bonus has been successfully deposited\./)
    const prize = within(screen.getByTestId('free-bonus-amount'))
    expect(prize.getByTestId('won').textContent).toMatch(/5.*entries/)
    expect(within(dialog).getByTestId('free-bonus-done').textContent).toBe('Collect')
    expect(calls()).toEqual([
      ['check-bonus', { message_id: 12 }],
      ['credit-bonus', { bonusId: 12, message_id: 12 }],
    ])
    expect(location()).toBe('/library?category=new')
    expect(toast).not.toHaveBeenCalled()
  })

  it.each(['not-found', 'not-available', 'already-claimed'] as const)(
    'BONUS-04 ERR-29 is cleared when the check answers %s: nothing is credited',
    async (code) => {
      const { calls, location } = await open('/library?freeEntriesBonus=12', {
        [check]: () => refusal(code),
      })
      await waitFor(() => expect(said()).toEqual(['Bonus may be expired or unavailable']))
      expect(location()).toBe('/library')
      expect(calls()).toEqual([['check-bonus', { message_id: 12 }]])
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it('ERR-28 says the text depositBonus.error when the bonus could not be credited', async () => {
    const { location, runtime } = await open('/library?freeEntriesBonus=12', {
      [credit]: () => refusal('unavailable'),
    })
    const text = runtime.i18n.getFixedT('en', 'bonuses')('depositBonus.error')
    expect(text).toMatch(/^The bonus could not be deposited/)
    await waitFor(() => expect(said()).toEqual([text]))
    expect(location()).toBe('/library')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(['abc', '12a', '-3', ''])(
    'BONUS-05 is ignored when it is not numeric: %j',
    async (value) => {
      const address = `/library?freeEntriesBonus=${value}`
      const { calls, location } = await open(address)
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(calls()).toEqual([])
      expect(location()).toBe(address)
      expect(toast).not.toHaveBeenCalled()
    },
  )

  it('takes a guest to sign up and back, and asks nothing before', async () => {
    window.history.replaceState(null, '', '/library?freeEntriesBonus=12')
    const { calls, location } = await open('/library?freeEntriesBonus=12', {}, null)
    await waitFor(() =>
      expect(location()).toBe(
        `/signup/?redirectUrl=${encodeURIComponent('/library?freeEntriesBonus=12')}`,
      ),
    )
    expect(calls()).toEqual([])
  })

  it('leaves a guest alone whose message is no number', async () => {
    const { location } = await open('/library?freeEntriesBonus=abc', {}, null)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(location()).toBe('/library?freeEntriesBonus=abc')
  })
})
