import { type ModalProps, setClock } from '@marquee/core'
import { makeApp, makePlayer, refusal, type TestAppOptions } from '@marquee/core/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { account } from '../feature.ts'
import { makeAnswers } from '../testing/makeAccount.ts'
import { EmailConfirmModal } from './EmailConfirmModal.tsx'

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
  const field = await screen.findByRole('textbox', { name: '6-digit code' })
  fireEvent.paste(field, { clipboardData: { getData: () => '123456' } })
  return app
}

describe('EmailConfirmModal', () => {
  it('MODAL-34 sends a code, takes it back as soon as it is whole, and says that it is done', async () => {
    const { asked } = await show({ 'POST /rest/confirm/email/': { success: true } })
    expect(await screen.findByText('Your email is confirmed')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' })),
    )
    const confirmed = asked.find(({ path }) => path === '/rest/confirm/email/')
    expect(confirmed?.body).toEqual({ code: '123456' })
  })

  it('asks an account that is known by a phone for an address, says when it is taken, and confirms another', async () => {
    let tries = 0
    const app = await makeApp({
      brand: { features: [account()] },
      player: makePlayer({ email: null, phone: '+14155550132', primaryContact: 'phone' }),
      answers: {
        ...makeAnswers(),
        'POST /rest/confirm/email/send/': () => (tries++ ? sent : refusal('email-taken')),
        'POST /rest/confirm/email/': { success: true },
      },
    })
    render(
      <app.Frame>
        <EmailConfirmModal {...modal} />
      </app.Frame>,
    )
    const address = await screen.findByRole('textbox', { name: 'Email' })
    const submit = () => fireEvent.submit(screen.getByTestId('email-form'))
    fireEvent.change(address, { target: { value: 'robin' } })
    submit()
    expect(await screen.findByText(/Enter an address like/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(address))
    fireEvent.change(address, { target: { value: 'taken@example.test' } })
    submit()
    expect(await screen.findByText(/This address already has an account/)).toBeTruthy()
    fireEvent.change(address, { target: { value: 'robin@example.test' } })
    submit()
    await screen.findByRole('textbox', { name: '6-digit code' })
    fireEvent.click(screen.getByRole('button', { name: 'Use another address' }))
    const again = await screen.findByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(document.activeElement).toBe(again))
    fireEvent.change(again, { target: { value: 'robin@example.test' } })
    submit()
    const field = await screen.findByRole('textbox', { name: '6-digit code' })
    fireEvent.paste(field, { clipboardData: { getData: () => '123456' } })
    expect(await screen.findByText('Your email is confirmed')).toBeTruthy()
    const bodies = app.asked.filter(({ path }) => path.startsWith('/rest/confirm/email/'))
    expect(bodies.map(({ body }) => body)).toEqual([
      { locale: 'en', email: 'taken@example.test' },
      { locale: 'en', email: 'robin@example.test' },
      { locale: 'en', email: 'robin@example.test' },
      { code: '123456' },
    ])
  })

  it('a wrong code > is named, the places are empty and the first has the focus again', async () => {
    await show({ 'POST /rest/confirm/email/': () => refusal('wrong-code') })
    expect(await screen.findByText(/This code isn’t correct/)).toBeTruthy()
    const first = screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' })
    await waitFor(() => expect(first.value).toBe(''))
    await waitFor(() => expect(document.activeElement).toBe(first))
    expect(screen.getByText(/spam folder/)).toBeTruthy()
  })

  it('another code > is typed from the first place on, which has the focus that the button for it had', async () => {
    let nextAt = 0
    await show({
      'POST /rest/confirm/email/send/': () => ({
        ...sent,
        data: { ...sent.data, nextAt: nextAt++ },
      }),
      'POST /rest/confirm/email/': () => refusal('wrong-code'),
    })
    expect(await screen.findByText(/This code isn’t correct/)).toBeTruthy()
    const again = screen.getByRole('button', { name: 'Send another code' })
    again.focus()
    fireEvent.click(again)
    await waitFor(() => expect(nextAt).toBe(2))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '6-digit code' })),
    )
  })

  it('another code > can be asked for in as many seconds as the platform says', async () => {
    const at = Date.UTC(2026, 11, 1, 12)
    const back = setClock(() => at + 400)
    await show({
      'POST /rest/confirm/email/send/': {
        ...sent,
        data: { ...sent.data, nextAt: at + 400 + 60_000 },
      },
      'POST /rest/confirm/email/': () => refusal('wrong-code'),
    })
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: /another code/ })
    expect(again.textContent).toBe('Send another code in 60 seconds')
    expect(again.disabled).toBe(true)
    back()
  })

  it('another address > gets the code that is sent once more, and stays asked for when none can be sent', async () => {
    let tries = 0
    const app = await makeApp({
      brand: { features: [account()] },
      player: makePlayer({ emailConfirmed: true }),
      answers: {
        ...makeAnswers(),
        'POST /rest/confirm/email/send/': () => (tries++ < 2 ? sent : refusal('rate-limited')),
      },
    })
    render(
      <app.Frame>
        <EmailConfirmModal {...modal} props={{ change: true }} />
      </app.Frame>,
    )
    fireEvent.change(await screen.findByRole('textbox', { name: 'Email' }), {
      target: { value: 'robin@elsewhere.test' },
    })
    fireEvent.submit(screen.getByTestId('email-form'))
    await screen.findByRole('textbox', { name: '6-digit code' })
    const again = () => fireEvent.click(screen.getByRole('button', { name: 'Send another code' }))
    for (const asked of [2, 3]) {
      again()
      // What is there for the first code is there while the next is sent.
      expect(screen.getByRole('textbox', { name: '6-digit code' })).toBeTruthy()
      await waitFor(() => expect(app.asked).toHaveLength(asked))
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Send another code' })).toBeTruthy(),
      )
    }
    expect(await screen.findByText(/Too many/)).toBeTruthy()
    expect(screen.getByRole('textbox', { name: '6-digit code' })).toBeTruthy()
    expect(app.asked.map(({ body }) => body)).toEqual(
      [1, 2, 3].map(() => ({ locale: 'en', email: 'robin@elsewhere.test' })),
    )
  })
})
