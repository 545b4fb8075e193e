// @vitest-environment happy-dom
import { makeApp, makePlayer } from '@marquee/core/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { account } from '../feature.ts'
import { makeAnswers, makeSession } from '../testing/makeAccount.ts'
import { SessionsSection } from './SessionsSection.tsx'

const toast = vi.hoisted(() => vi.fn<(told: object) => Promise<void>>())
vi.mock('@marquee/core', async (original) => ({ ...(await original<object>()), toast }))

it('signs out another device, and leaves the focus at the devices that are left', async () => {
  const phone = makeSession({ id: 'b1c9c3d4-0002-4000-8000-000000000002', current: false })
  let sessions = [makeSession(), phone]
  const { Frame } = await makeApp({
    brand: { features: [account()] },
    player: makePlayer(),
    answers: {
      ...makeAnswers(),
      'GET /rest/player/sessions/': () => ({
        success: true,
        data: { sessions, previousSignIn: null },
      }),
      [`DELETE /rest/player/sessions/${phone.id}/`]: () => {
        sessions = [makeSession()]
        return { success: true }
      },
    },
  })
  render(
    <Frame>
      <SessionsSection />
    </Frame>,
  )
  const end = await screen.findByRole('button', { name: /^Sign out ?:/ })
  end.focus()
  await act(async () => fireEvent.click(end))
  await waitFor(() => expect(end.isConnected).toBe(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('devices')))
})

it('says after signing out everywhere else that it was everywhere', async () => {
  const phone = makeSession({ id: 'b1c9c3d4-0002-4000-8000-000000000002', current: false })
  let sessions = [makeSession(), phone]
  const { Frame } = await makeApp({
    brand: { features: [account()] },
    player: makePlayer(),
    answers: {
      ...makeAnswers(),
      'GET /rest/player/sessions/': () => ({
        success: true,
        data: { sessions, previousSignIn: null },
      }),
      'DELETE /rest/player/sessions/': () => {
        sessions = [makeSession()]
        return { success: true }
      },
    },
  })
  render(
    <Frame>
      <SessionsSection />
    </Frame>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
  await waitFor(() => expect(toast).toHaveBeenCalledOnce())
  expect(toast.mock.calls[0]?.[0]).toMatchObject({ text: 'Signed out on all your other devices.' })
})
