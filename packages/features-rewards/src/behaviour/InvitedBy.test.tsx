import { makeApp, refusal, type TestAppOptions } from '@marquee/core/testing'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { rewards } from '../feature.ts'
import { makeSignUpRewards } from '../testing/makeRewards.ts'
import { InvitedBy } from './InvitedBy.tsx'

afterEach(() => {
  cleanup()
  for (const name of ['invited_by', 'refcode']) document.cookie = `${name}=; Path=/; Max-Age=0`
})

async function follow(path: string, answer: NonNullable<TestAppOptions['answers']>[string]) {
  const app = await makeApp({
    brand: { features: [rewards()] },
    path,
    answers: { 'GET /rest/rewards/check-rewards/': answer },
  })
  render(
    <app.Frame>
      <InvitedBy />
    </app.Frame>,
  )
  return app
}

describe('InvitedBy', () => {
  it('keeps a code that somebody has, and leaves the address alone', async () => {
    const { location, asked } = await follow('/?invited_by=K7QWERTZ', {
      success: true,
      data: makeSignUpRewards(),
    })
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.query.get('invited_by')).toBe('K7QWERTZ')
    expect(document.cookie).toContain('invited_by=K7QWERTZ')
    expect(location()).toBe('/?invited_by=K7QWERTZ')
  })

  it('REF-05 ERR-31 takes a code that nobody has out of the address, and nothing else', async () => {
    const { location } = await follow('/?invited_by=NOBODY&category=new', () =>
      refusal('not-found'),
    )
    await waitFor(() => expect(location()).toBe('/?category=new'))
    expect(document.cookie).not.toContain('invited_by')
  })

  it('keeps the code while the platform cannot be asked', async () => {
    const { asked } = await follow('/?invited_by=K7QWERTZ&refcode=partner', () =>
      refusal('unavailable'),
    )
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    expect(document.cookie).toContain('invited_by=K7QWERTZ')
    expect(document.cookie).toContain('refcode=partner')
  })
})
