// @vitest-environment happy-dom
import { makeApp, makePlayer } from '@marquee/core/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { account } from '../feature.ts'
import { makeAnswers } from '../testing/makeAccount.ts'
import { PasskeysSection } from './PasskeysSection.tsx'

it('removes a passkey once it was confirmed that it is meant', async () => {
  const { Frame, asked } = await makeApp({
    brand: { features: [account()] },
    player: makePlayer(),
    answers: { ...makeAnswers(), 'DELETE /rest/player/passkeys/p/': { success: true } },
  })
  render(
    <Frame>
      <PasskeysSection />
    </Frame>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Remove ?: Chrome, Windows$/ }))
  const asking = await screen.findByRole('dialog', { name: 'Remove this passkey?' })
  expect(asking.textContent).toContain('Chrome, Windows')
  const removed = () => asked.filter(({ method }) => method === 'DELETE').length
  expect(removed()).toBe(0)
  fireEvent.click(within(asking).getByRole('button', { name: 'Remove passkey' }))
  await waitFor(() => expect(removed()).toBe(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
