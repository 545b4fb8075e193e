import { makeApp, makePlayer, refusal, type TestAppOptions } from '@marquee/core/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { rewards } from '../feature.ts'
import { makeRewards } from '../testing/makeRewards.ts'
import { RewardLine } from './RewardLine.tsx'

const balance = { coins: 16_000, entries: 150, winnings: 0, tourPoints: 0 }

async function show(reward: 'email' | 'profile' | 'phone', answers: TestAppOptions['answers']) {
  const app = await makeApp({
    brand: { features: [rewards()] },
    player: makePlayer(),
    answers: { 'GET /rest/player/rewards/': { success: true, data: makeRewards() }, ...answers },
  })
  render(
    <app.Frame>
      <RewardLine reward={reward} />
    </app.Frame>,
  )
  return app
}

describe('RewardLine', () => {
  it('says what something brings before it is asked for', async () => {
    await show('profile', {})
    expect(await screen.findByText(/For a complete profile/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('claims once and shows the sum that follows', async () => {
    const { asked } = await show('email', {
      'POST /rest/player/rewards/email/claim/': {
        success: true,
        data: { prize: { coins: 1_000, entries: 0 }, balance },
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Claim' }))
    expect((await screen.findByRole('status')).textContent).toMatch(/15,000.*1,000.*16,000/)
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('keeps the claim when it failed, with the same key for the next try', async () => {
    const { asked } = await show('email', {
      'POST /rest/player/rewards/email/claim/': () => refusal('unavailable'),
    })
    const claim = await screen.findByRole('button', { name: 'Claim' })
    fireEvent.click(claim)
    expect(await screen.findByText(/Something went wrong. Try again/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Claim' }))
    await screen.findByText(/Something went wrong. Try again/)
    const keys = asked.flatMap(({ headers }) => headers.get('idempotency-key') ?? [])
    expect(new Set(keys).size).toBe(1)
  })
})
