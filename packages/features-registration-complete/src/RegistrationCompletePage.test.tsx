import type { FeatureDefinition } from '@marquee/core'
import { makeApp, makePlayer } from '@marquee/core/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { registrationComplete } from './feature.ts'
import { RegistrationCompletePage } from './RegistrationCompletePage.tsx'

/** Stands for the feature whose form the page shows. */
const account = (): FeatureDefinition => ({
  id: 'account',
  slots: {
    'registration.welcome': [
      {
        order: 1,
        load:
          async () =>
          ({ done }) =>
            done ? (
              <button type="button" onClick={done}>
                Start playing
              </button>
            ) : (
              <p>Welcome</p>
            ),
      },
    ],
    'registration.form': [
      {
        order: 1,
        load:
          async () =>
          ({ done }) => (
            <button type="button" onClick={done}>
              Save
            </button>
          ),
      },
    ],
  },
  messages: { en: async () => ({}), es: async () => ({}) },
})

type Restriction = ReturnType<typeof makePlayer>['restriction']

async function show(complete: boolean, restriction: Restriction = null) {
  const app = await makeApp({
    brand: { features: [account(), registrationComplete()] },
    path: '/registration-complete/?redirectUrl=%2Fvip',
    slots: ['registration.welcome', 'registration.form'],
    player: makePlayer({
      restriction,
      Registration: { complete, registrationFunnel: { funnelType: 'closed_funnel' } },
    }),
  })
  render(
    <app.Frame>
      <RegistrationCompletePage />
    </app.Frame>,
  )
  return app
}

describe('RegistrationCompletePage', () => {
  it('welcomes nobody during a break, and leads to the lobby', async () => {
    const restriction = { kind: 'cool-off', until: 2_000_000_000_000 } as const
    const { location } = await show(true, restriction)
    await waitFor(() => expect(location()).toBe('/lobby/'))
    expect(screen.queryByText('Start playing')).toBeNull()
  })

  it('AUTH-04 asks for the rest only while the registration is not complete', async () => {
    await show(false)
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy()
    cleanup()
    await show(true)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('welcomes a complete account and leads on to where it came for (ROUTE-06)', async () => {
    const { location } = await show(true)
    fireEvent.click(await screen.findByRole('button', { name: 'Start playing' }))
    await waitFor(() => expect(location()).toBe('/vip'))
  })

  it('is one of the two that open by themselves, and begins the pause after it', async () => {
    localStorage.removeItem('marquee:unasked')
    await show(true)
    await waitFor(() => expect(localStorage.getItem('marquee:unasked')).toMatch(/^0\/\d+$/))
    cleanup()
    expect(localStorage.getItem('marquee:unasked')).toMatch(/^[1-9]\d*\/\d+$/)
  })

  it('offers to look around first, and says what waits until then', async () => {
    await show(false)
    const link = await screen.findByRole('link', { name: 'Look around first' })
    expect(link.getAttribute('href')).toBe('/lobby/')
    expect(screen.getByText(/Games open once you save this/)).toBeTruthy()
  })
})
