import { type Answers, lostConnection, makeApp, refusal } from '@marquee/core/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { authPages } from '../feature.ts'
import { SignInForm } from './SignInForm.tsx'

const path = 'POST /rest/sign-in/'
const codePath = 'POST /rest/sign-in/code/'
const locked = () =>
  refusal('locked', {
    retryAfterMs: 1_740_000,
    details: [{ path: 'code', message: 'Six digits that we send pass the pause' }],
  })
const sent = { success: true, data: { expiresAt: Date.now() + 600_000 } }

/** Paused without a code; with one, whatever `answer` says. */
const paused = (answer: () => object, others: Answers = {}): Answers => ({
  [codePath]: sent,
  [path]: ({ body }) => ((body as { code?: string }).code === undefined ? locked() : answer()),
  ...others,
})

async function show(answers: Answers, locale: 'en' | 'es' = 'en') {
  const app = await makeApp({
    brand: { features: [authPages()] },
    path: '/signin',
    answers,
    locale,
  })
  const onSignedIn = vi.fn()
  render(
    <app.Frame>
      <SignInForm onSignedIn={onSignedIn} />
    </app.Frame>,
  )
  return { app, onSignedIn }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.submit(screen.getByTestId('sign-in-form'))
const getCode = () => screen.findByRole('button', { name: 'Email me a code' })
const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: '6-digit code' })
const paste = (field: HTMLElement, code: string) =>
  fireEvent.paste(field, { clipboardData: { getData: () => code } })

async function askForCode() {
  type('Email', ' robin@example.test ')
  type('Password', 'secret')
  submit()
  fireEvent.click(await getCode())
  return codeField()
}

describe('SignInForm while sign-in pauses', () => {
  it('says what happened and offers a code, in place of the strong button', async () => {
    await show(paused(() => refusal('internal')))
    type('Email', 'robin@example.test')
    type('Password', 'secret')
    expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull()
    submit()
    await getCode()
    expect(screen.getByRole('alert').textContent).toMatch(/paused for 29 more minutes.*Get a code/)
  })

  it('offers none where the platform does not take one', async () => {
    await show({ [path]: () => refusal('locked', { retryAfterMs: 600_000 }) })
    type('Email', 'robin@example.test')
    type('Password', 'secret')
    submit()
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/reset your password/),
    )
    expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull()
  })

  it('asks for a code in the page’s language, goes to its places, and signs in with the last digit', async () => {
    const { app, onSignedIn } = await show(
      paused(() => ({ success: true, data: { login: 'Robin1' } })),
    )
    const field = await askForCode()
    expect(field.autocomplete).toBe('one-time-code')
    expect(field.inputMode).toBe('numeric')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getByText(/If robin@example.test has an account here/)).toBeTruthy()
    expect(screen.getByText(/Works for 10 more minutes/)).toBeTruthy()
    expect(screen.queryByText(/Too many tries/)).toBeNull()
    paste(field, '123456')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('Robin1'))
    expect(app.asked.map(({ path: at, body }) => [at, body])).toEqual([
      ['/rest/sign-in/', { email: 'robin@example.test', password: 'secret' }],
      ['/rest/sign-in/code/', { email: 'robin@example.test', locale: 'en' }],
      ['/rest/sign-in/', { email: 'robin@example.test', password: 'secret', code: '123456' }],
    ])
  })

  it('empties the places after a wrong code, gives them the focus and keeps the password', async () => {
    await show(paused(() => refusal('wrong-code')))
    const before = await askForCode()
    paste(before, '123456')
    expect(await screen.findByText(/The code or the password isn’t correct/)).toBeTruthy()
    await waitFor(async () => expect((await codeField()).value).toBe(''))
    await waitFor(async () => expect(document.activeElement).toBe(await codeField()))
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret')
  })

  it('asks for six digits before it sends anything', async () => {
    const { app } = await show(paused(() => refusal('wrong-code')))
    await askForCode()
    submit()
    expect(await screen.findByText('Enter the 6 digits of the code.')).toBeTruthy()
    expect(app.asked).toHaveLength(2)
  })

  it('sends another code, and says why when none was sent', async () => {
    let asked = 0
    await show(
      paused(() => refusal('wrong-code'), {
        [codePath]: () => (asked++ ? refusal('rate-limited', { retryAfterMs: 1_500_000 }) : sent),
      }),
    )
    await askForCode()
    fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect(await screen.findByText(/Wait 25 minutes/)).toBeTruthy()
    expect(asked).toBe(2)
  })

  it('says at once that there is no connection to ask over', async () => {
    await show(paused(() => refusal('internal'), { [codePath]: lostConnection }))
    type('Email', 'robin@example.test')
    type('Password', 'secret')
    submit()
    fireEvent.click(await getCode())
    expect(await screen.findByText(/No connection/)).toBeTruthy()
  })

  it('takes the offer back for another contact', async () => {
    await show(paused(() => refusal('internal')))
    await askForCode()
    type('Email', 'ana@example.test')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '6-digit code' })).toBeNull())
  })

  it('texts the code to a phone, and speaks Spanish', async () => {
    const { app } = await show(
      paused(() => refusal('internal')),
      'es',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Usar un teléfono' }))
    type('Teléfono', '(415) 555-0132')
    type('Contraseña', 'secret')
    submit()
    fireEvent.click(await screen.findByRole('button', { name: 'Pedir código por SMS' }))
    expect(await screen.findByRole('textbox', { name: 'Código de 6 dígitos' })).toBeTruthy()
    expect(app.asked.at(-1)?.body).toEqual({ phone: '(415) 555-0132', locale: 'es' })
  })
})
