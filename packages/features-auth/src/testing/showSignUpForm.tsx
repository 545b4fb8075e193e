import type { FeatureDefinition } from '@marquee/core'
import { type Answers, makeApp, type TestAppOptions } from '@marquee/core/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { authPages } from '../feature.ts'
import { SignUpForm } from '../form/SignUpForm.tsx'
import { statesAnswer } from './makeStates.ts'

export const signUpPath = 'POST /rest/sign-up/'
export const accepted = { [signUpPath]: { success: true, data: { login: 'Robin1' } } }

/** The form as a page has it, with the states of its brand. */
export async function show(
  answers: Answers = accepted,
  others: FeatureDefinition[] = [],
  data: TestAppOptions['data'] = [],
) {
  const app = await makeApp({
    brand: { features: [authPages(), ...others] },
    path: '/signup/',
    data,
    answers: { ...statesAnswer, ...answers },
  })
  const onSignedUp = vi.fn()
  render(
    <app.Frame>
      <SignUpForm onSignedUp={onSignedUp} leadsTo="/lobby/?openModal=welcome" />
    </app.Frame>,
  )
  await screen.findByRole('option', { name: 'Ohio' })
  const sent = () => app.asked.filter(({ path }) => path === '/rest/sign-up/')
  return { onSignedUp, sent, runtime: app.runtime }
}

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Types what a new player would, and agrees. */
export function fill(overrides: Record<string, string> = {}) {
  const values = {
    Email: 'robin@example.test',
    Password: 'a long password',
    'First name': ' Robin ',
    'Date of birth': '1990-05-17',
    State: 'OH',
    ...overrides,
  }
  for (const [label, value] of Object.entries(values)) type(label, value)
  fireEvent.click(screen.getByRole('checkbox'))
}
export const submit = () => fireEvent.submit(screen.getByTestId('sign-up-form'))
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
