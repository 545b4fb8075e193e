import { now } from '@marquee/core'
import { inApp, refusal, type TestAppOptions, found, press, typeInto } from '@marquee/core/testing'
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

/** Signs in with credentials that are right or wrong, while sign-in pauses. */
const signInPaused: NonNullable<StoryObj['play']> = async (shown) => {
  typeInto(await found(shown, 'input[name="email"]'), 'robin@example.test')
  typeInto(await found(shown, 'input[name="password"]'), 'a long password')
  const form = await found<HTMLFormElement>(shown, 'form')
  form.requestSubmit()
  await found(shown, '[data-testid="sign-in-code"]')
}

/** After three wrong passwords: what happened, and a code. */
export const SignInPaused: StoryObj = {
  ...scene(SignInPage, '/signin', pausedAnswers),
  play: signInPaused,
}

/** A code is on its way. */
export const SignInWithCode: StoryObj = {
  ...scene(SignInPage, '/signin', pausedAnswers),
  async play(shown) {
    await signInPaused(shown)
    await press('[data-testid="sign-in-code"]')(shown)
    await found(shown, 'input[autocomplete="one-time-code"]')
  },
}

/** Everything that is missing, beside its field and in the list above. */
export const SignUpEmpty: StoryObj = {
  ...scene(SignUpPage, '/signup/'),
  play: async (shown) => (await found<HTMLFormElement>(shown, 'form')).requestSubmit(),
}
