import { makeApp, makePlayer } from '@marquee/core/testing'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { account } from '../feature.ts'
import { makeAnswers } from '../testing/makeAccount.ts'
import { ProfilePage } from './ProfilePage.tsx'

async function show(overrides: Parameters<typeof makePlayer>[0]) {
  const { Frame } = await makeApp({
    brand: { features: [account()] },
    player: makePlayer(overrides),
    answers: makeAnswers(),
  })
  render(
    <Frame>
      <ProfilePage />
    </Frame>,
  )
  await screen.findByText(/Member since/i)
}

describe('ProfilePage', () => {
  it('says what is left to do and what it brings', async () => {
    await show({})
    expect((await screen.findAllByRole('button', { name: /Start/ })).length).toBeGreaterThan(0)
    expect(document.body.textContent).toContain('1,000')
  })

  it('during a break > asks for nothing and promises nothing (RP-02)', async () => {
    await show({ restriction: { kind: 'cool-off', until: 2_000_000_000_000 } })
    expect(screen.queryByRole('button', { name: /Start/ })).toBeNull()
    expect(document.body.textContent).not.toContain('1,000')
  })
})
