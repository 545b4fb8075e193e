import type { ModalProps } from '@marquee/core'
import { makeApp, makePlayer, refusal, type TestAppOptions } from '@marquee/core/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { account } from '../feature.ts'
import { makeAnswers } from '../testing/makeAccount.ts'
import { EmailConfirmModal } from './EmailConfirmModal.tsx'

afterEach(cleanup)

const modal: ModalProps = {
  name: 'email-confirm',
  props: {},
  close: vi.fn(),
  frame: { open: true, onOpenChange: vi.fn(), onOpenChangeComplete: vi.fn() },
}
const sent = {
  success: true,
  data: { sentTo: 'r•••@example.test', expiresAt: 0, nextAt: 0 },
}

async function show(answers: TestAppOptions['answers']) {
  const app = await makeApp({
    brand: { features: [account()] },
    player: makePlayer(),
    answers: { ...makeAnswers(), 'POST /rest/confirm/email/send/': sent, ...answers },
  })
  render(
    <app.Frame>
      <EmailConfirmModal {...modal} />
    </app.Frame>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Send me a code' }))
  const field = await screen.findByRole('textbox', { name: 'Code of six digits' })
  fireEvent.paste(field, { clipboardData: { getData: () => '123456' } })
  return app
}

describe('EmailConfirmModal', () => {
  it('MODAL-34 sends a code, takes it back as soon as it is whole, and says that it is done', async () => {
    const { asked } = await show({ 'POST /rest/confirm/email/': { success: true } })
    expect(await screen.findByText('Your e-mail is confirmed')).toBeTruthy()
    const confirmed = asked.find(({ path }) => path === '/rest/confirm/email/')
    expect(confirmed?.body).toEqual({ code: '123456' })
  })

  it('says what is wrong with a code and empties the places for another try', async () => {
    await show({ 'POST /rest/confirm/email/': () => refusal('wrong-code') })
    expect(await screen.findByText(/This code does not fit/)).toBeTruthy()
    const first = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code of six digits' })
    await waitFor(() => expect(first.value).toBe(''))
  })
})
