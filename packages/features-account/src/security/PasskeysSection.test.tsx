// @vitest-environment happy-dom
import { makeApp, makePlayer } from '@marquee/core/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { account } from '../feature.ts'
import { makeAnswers } from '../testing/makeAccount.ts'
import { PasskeysSection } from './PasskeysSection.tsx'

it('removes a passkey once it was confirmed that it is meant, and goes on with the focus at what is left to do', async () => {
  let left = [
    { id: 'p', device: 'Chrome, Windows', createdAt: Date.UTC(2026, 10, 1), lastUsedAt: null },
  ] as object[]
  const { Frame, asked } = await makeApp({
    brand: { features: [account()] },
    player: makePlayer(),
    answers: {
      ...makeAnswers(),
      'GET /rest/player/passkeys/': () => ({ success: true, data: { passkeys: left } }),
      'DELETE /rest/player/passkeys/p/': () => {
        left = []
        return { success: true }
      },
    },
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
  // The button that was pressed is gone with its passkey.
  await waitFor(() => expect(screen.queryByTestId('passkeys')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a passkey' }))
})
