import { type Answers, lostConnection, makeApp, refusal } from '@marquee/core/testing'
import { onlineManager } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { authPages } from '../feature.ts'
import { SignInForm } from './SignInForm.tsx'

const path = 'POST /rest/sign-in/'

async function show(answers: Answers, locale: 'en' | 'es' = 'en') {
  const app = await makeApp({
    brand: { features: [authPages()] },
    path: '/signin',
    answers,
    locale,
  })
  const onSignedIn = vi.fn()
  const page = (
    <app.Frame>
      <SignInForm onSignedIn={onSignedIn} />
    </app.Frame>
  )
  return { app, onSignedIn, page }
}

const send = (email: string, password: string) => {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  fireEvent.submit(screen.getByTestId('sign-in-form'))
}
describe('SignInForm', () => {
  it('signs in', async () => {
    const { page, onSignedIn, app } = await show({
      [path]: { success: true, data: { login: 'Robin1' } },
    })
    render(page)
    send(' robin@example.test', 'secret')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('Robin1'))
    expect(app.asked[0]?.body).toEqual({ email: 'robin@example.test', password: 'secret' })
  })

  it.each([
    ['wrong credentials', () => refusal('wrong-credentials'), /don’t match/],
    [
      'a locked account',
      () => refusal('locked', { retryAfterMs: 600_000 }),
      /Wait 10 more minutes/,
    ],
    ['a lost connection', lostConnection, /No connection/],
  ] as const)('explains %s above the form and keeps what was typed', async (_, answer, words) => {
    const { page } = await show({ [path]: answer })
    render(page)
    send('robin@example.test', 'secret')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled).toBe(false)
  })

  it.each([
    ['wrong-credentials', 0],
    ['locked', 0],
    ['internal', 1],
  ] as const)('logs what is no answer to what was typed: %s, %i times', async (code, times) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { page } = await show({ [path]: () => refusal(code) })
    render(page)
    send('robin@example.test', 'secret')
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    expect(logged.mock.calls.filter(([told]) => String(told).startsWith(path))).toHaveLength(times)
    logged.mockRestore()
  })

  it('says at once that there is no connection', async () => {
    const { page } = await show({ [path]: lostConnection })
    onlineManager.setOnline(false)
    render(page)
    send('robin@example.test', 'secret')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/No connection/))
    onlineManager.setOnline(true)
  })

  it('sends once while it is being sent', async () => {
    const { page, app } = await show({ [path]: () => new Promise<never>(() => {}) })
    render(page)
    send('robin@example.test', 'secret')
    const button = screen.getByRole('button', { name: 'Sign in' })
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    for (let click = 0; click < 8; click++) fireEvent.click(button)
    expect(app.asked).toHaveLength(1)
    // What must not be asked as a guest meanwhile knows it by this.
    expect(app.runtime.queryClient.isMutating()).toBe(1)
  })

  it('never puts what was typed into an address before the page is alive', async () => {
    const { page } = await show({})
    const html = renderToString(page)
    expect(html).toMatch(/<form[^>]*method="post"/)
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled/)
  })

  it('takes over what was typed before the page was alive', async () => {
    const { page, onSignedIn } = await show({
      [path]: { success: true, data: { login: 'Robin1' } },
    })
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(page)
    const input = (name: string) => place.querySelector<HTMLInputElement>(`input[name="${name}"]`)!
    input('email').value = 'robin@example.test'
    input('password').value = 'secret'
    render(page, { container: place, hydrate: true })
    expect(input('email').value).toBe('robin@example.test')
    fireEvent.submit(screen.getByTestId('sign-in-form'))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
  })

  it('speaks Spanish', async () => {
    const { page } = await show({}, 'es')
    render(page)
    fireEvent.submit(screen.getByTestId('sign-in-form'))
    expect(await screen.findAllByText('Escribe tu contraseña.')).toHaveLength(1)
  })
})
