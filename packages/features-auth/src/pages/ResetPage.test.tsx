import { makeApp, refusal, type TestAppOptions } from '@marquee/core/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { authModal, authPages } from '../feature.ts'
import { ResetPage } from './ResetPage.tsx'

async function show(options: TestAppOptions) {
  const app = await makeApp({ brand: { features: [authPages()] }, ...options })
  render(
    <app.Frame>
      <ResetPage />
    </app.Frame>,
  )
  return app
}

describe('ResetPage', () => {
  it('asks for a mail in the language of the page, and says nothing about the account', async () => {
    const { asked } = await show({
      path: '/reset',
      locale: 'es',
      answers: { 'POST /rest/reset/request/': { success: true } },
    })
    fireEvent.change(screen.getByLabelText('Correo electrónico'), {
      target: { value: 'robin@example.test' },
    })
    fireEvent.submit(screen.getByTestId('reset-request-form'))
    expect(await screen.findByText(/Si robin@example.test tiene una cuenta/)).toBeTruthy()
    expect(asked[0]?.body).toEqual({ email: 'robin@example.test', locale: 'es' })
  })

  it('sets a new password with the code of the mail', async () => {
    const { asked } = await show({
      path: '/reset?code=code-of-the-mail-12345',
      answers: { 'POST /rest/reset/confirm/': { success: true } },
    })
    fireEvent.change(screen.getByLabelText('New password'), {
      target: { value: 'another password' },
    })
    fireEvent.submit(screen.getByTestId('new-password-form'))
    expect(await screen.findByText('Your password is changed')).toBeTruthy()
    expect(asked[0]?.body).toEqual({ code: 'code-of-the-mail-12345', password: 'another password' })
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin')
  })

  it('asks for a text message where the account is known by a phone', async () => {
    const { asked } = await show({
      path: '/reset',
      answers: { 'POST /rest/reset/request/': { success: true } },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Use a phone number instead' }))
    const form = screen.getByTestId('reset-request-form')
    fireEvent.submit(form)
    expect(await screen.findAllByText(/phone/i)).not.toHaveLength(0)
    expect(asked).toEqual([])
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '(415) 555-0132' } })
    fireEvent.submit(form)
    expect(await screen.findByText('Check your messages')).toBeTruthy()
    expect(screen.getByText(/If \(415\) 555-0132 has an account/)).toBeTruthy()
    expect(asked[0]?.body).toEqual({ phone: '(415) 555-0132', locale: 'en' })
  })

  it('says that a link is too old, and how to get another', async () => {
    await show({
      path: '/reset?code=code-of-the-mail-12345',
      answers: { 'POST /rest/reset/confirm/': () => refusal('code-expired') },
    })
    fireEvent.change(screen.getByLabelText('New password'), {
      target: { value: 'another password' },
    })
    fireEvent.submit(screen.getByTestId('new-password-form'))
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/older than 30 minutes/),
    )
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/reset')
  })

  it('opens the modal to sign in where the brand has no page for it', async () => {
    await show({ path: '/reset', brand: { features: [authModal()] } })
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByTestId('sign-in-form', {}, { timeout: 10_000 })).toBeTruthy()
  })
})
