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

/** Everything that is missing, beside its field and in the list above. */
export const SignUpEmpty: StoryObj = {
  ...scene(SignUpPage, '/signup/'),
  play: async ({ canvasElement }) => {
    for (let wait = 0; wait < 100; wait++) {
      const form = canvasElement.querySelector('form')
      if (form) {
        form.requestSubmit()
        return
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The form did not come within 5 s.')
  },
}
