import { makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { account } from '../feature.ts'
import { makeAnswers } from '../testing/makeAccount.ts'
import { WelcomeModal } from './WelcomeModal.tsx'
import { WelcomeScene } from './WelcomeScene.tsx'

type Form = 'banner' | 'stage' | 'column'
const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

const given = { success: true, data: { gift: { coins: 10_000, entries: 200 } } }

async function show(
  done: (() => void) | null,
  inDialogOf?: Form,
  answer: () => Promise<unknown> = async () => given,
) {
  const app = await makeApp({
    brand: {
      features: [account()],
      ...(inDialogOf && { composition: { featurePage: inDialogOf } }),
    },
    player: makePlayer({ name: 'Robin', gameMode: 'TournamentPoints' }),
    answers: {
      ...makeAnswers(),
      'GET /rest/player/welcome/': answer,
      'GET /rest/player/game-mode/switch-to-sweep-stakes/': {
        success: true,
        gameMode: 'SweepStakes',
      },
    },
  })
  render(
    <app.Frame>
      {inDialogOf ? (
        <WelcomeModal name="welcome" props={{}} close={() => done?.()} frame={frame} />
      ) : (
        <WelcomeScene done={done} />
      )}
    </app.Frame>,
  )
  return app
}

describe('WelcomeScene', () => {
  it('hands over the gift, names both balances and leads on in one step (ROUTE-06)', async () => {
    const done = vi.fn()
    await show(done)
    expect(await screen.findByRole('heading', { name: 'Welcome, Robin!' })).toBeTruthy()
    const coins = await screen.findByRole('button', { name: /Coins.*no cash value/ })
    expect(coins.textContent).toContain('10,000')
    expect(screen.getByTestId('welcome-entries').textContent).toContain('2')
    const goOn = screen.getByRole('button', { name: 'Start playing' })
    fireEvent.click(goOn)
    expect(done).toHaveBeenCalledOnce()
  })

  it('leads on only once both balances are there, or cannot be', async () => {
    for (const last of [given, refusal('not-available')]) {
      const done = vi.fn()
      const { promise, resolve } = Promise.withResolvers<unknown>()
      await show(done, undefined, () => promise)
      const goOn = await screen.findByRole('button', { name: 'Start playing' })
      fireEvent.click(goOn)
      expect(done).not.toHaveBeenCalled()
      resolve(last)
      await waitFor(() => expect(goOn.getAttribute('aria-disabled')).toBeNull())
      fireEvent.click(goOn)
      expect(done).toHaveBeenCalledOnce()
      cleanup()
    }
  })

  it.each([
    ['banner', 'tickets', 'scene'],
    ['stage', 'cards', 'edge'],
    ['column', 'lines', 'beside'],
  ] as const)(
    'dialog of a brand with pages as %s > has both balances as %s, with all its words',
    async (page, form, place) => {
      const done = vi.fn()
      await show(done, page)
      const dialog = await screen.findByRole('dialog', { name: 'Welcome, Robin!' })
      expect(dialog.textContent).toContain('Your welcome gift is in your account.')
      expect(dialog.querySelector<HTMLElement>('[data-art]')?.dataset['art']).toBe(place)
      const entries = await screen.findByTestId('welcome-entries')
      expect(entries.closest<HTMLElement>('[role="group"]')?.dataset['form']).toBe(form)
      fireEvent.click(screen.getByRole('button', { name: 'Start playing' }))
      expect(done).toHaveBeenCalledOnce()
    },
  )

  it('the switch > changes the mode that is played', async () => {
    const { asked } = await show(() => {})
    const entries = await screen.findByTestId('welcome-entries')
    expect(entries.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(entries)
    await waitFor(() => expect(entries.getAttribute('aria-pressed')).toBe('true'))
    expect(asked.some(({ path }) => path.includes('switch-to-sweep-stakes'))).toBe(true)
  })

  it('what is left to tell > stands as chips with their rewards', async () => {
    await show(null)
    const chips = within(await screen.findByTestId('welcome-steps'))
    expect(chips.getByRole('button', { name: /Confirm email/ }).textContent).toContain('+1,000')
    expect(chips.getByRole('link', { name: /Complete profile/ }).textContent).toContain('+2,000')
    expect(screen.queryByRole('button', { name: 'Start playing' })).toBeNull()
  })
})
