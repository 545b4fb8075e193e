import { now } from '@marquee/core'
import { inApp, refusal, type TestAppOptions } from '@marquee/core/testing'
import { Card } from '@marquee/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { authPages } from '../feature.ts'
import { statesAnswer } from '../testing/makeStates.ts'
import { ResetPage } from './ResetPage.tsx'
import { SignInPage } from './SignInPage.tsx'
import { SignUpPage } from './SignUpPage.tsx'

const meta: Meta = { title: 'Auth/Pages', globals: { player: 'guest' } }
export default meta

const scene = (
  Page: ComponentType,
  path: string,
  answers: TestAppOptions['answers'] = {},
): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [authPages()] },
      path,
      answers: { ...statesAnswer, ...answers },
    }),
  ],
  render: () => (
    <Card padding="lg" style={{ maxInlineSize: 480, marginInline: 'auto' }}>
      <Page />
    </Card>
  ),
})

export const SignIn = scene(SignInPage, '/signin')
export const SignUp = scene(SignUpPage, '/signup/')
export const SignUpWithoutStates = scene(SignUpPage, '/signup/', {
  'GET /rest/restriction/info/': () => refusal('unavailable'),
})
export const AskForReset = scene(ResetPage, '/reset', {
  'POST /rest/reset/request/': { success: true },
})
export const NewPassword = scene(ResetPage, '/reset?code=a-code-of-a-mail-that-was-sent', {
  'POST /rest/reset/confirm/': () => refusal('code-expired'),
})

/** Waits for a part of the page, for 5 s at most. */
async function found<E extends Element>(canvas: HTMLElement, selector: string): Promise<E> {
  for (let wait = 0; wait < 100; wait++) {
    const element = canvas.querySelector<E>(selector)
    if (element) return element
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${selector} did not come within 5 s.`)
}

const pausedAnswers: TestAppOptions['answers'] = {
  'POST /rest/sign-in/': ({ body }) =>
    (body as { code?: string }).code === undefined
      ? refusal('locked', {
          retryAfterMs: 1_740_000,
          details: [{ path: 'code', message: 'Six digits that we send pass the pause' }],
        })
      : refusal('wrong-code'),
  'POST /rest/sign-in/code/': () => ({ success: true, data: { expiresAt: now() + 600_000 } }),
}

const write = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Sign-in with credentials that are right or wrong, while it pauses. */
async function signInPaused(canvas: HTMLElement): Promise<HTMLButtonElement> {
  write(await found(canvas, 'input[name="email"]'), 'robin@example.test')
  write(await found(canvas, 'input[name="password"]'), 'a long password')
  const form = await found<HTMLFormElement>(canvas, 'form')
  form.requestSubmit()
  return found(canvas, '[data-testid="sign-in-code"]')
}

/** After three wrong passwords: what happened, and a code. */
export const SignInPaused: StoryObj = {
  ...scene(SignInPage, '/signin', pausedAnswers),
  play: async ({ canvasElement }) => void (await signInPaused(canvasElement)),
}

/** A code is on its way. */
export const SignInWithCode: StoryObj = {
  ...scene(SignInPage, '/signin', pausedAnswers),
  async play({ canvasElement }) {
    const button = await signInPaused(canvasElement)
    button.click()
    await found(canvasElement, 'input[autocomplete="one-time-code"]')
  },
}

/** Everything that is missing, beside its field and in the list above. */
export const SignUpEmpty: StoryObj = {
  ...scene(SignUpPage, '/signup/'),
  play: async ({ canvasElement }) =>
    (await found<HTMLFormElement>(canvasElement, 'form')).requestSubmit(),
}
