// @vitest-environment happy-dom
import { act, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { makeApp } from '../testing/makeApp.tsx'
import { type AnyModals, useAnyModals } from '../testing/anyModals.ts'

let modals: AnyModals
function Asker() {
  modals = useAnyModals()
  return null
}

const signUp = {
  id: 'auth',
  routes: [{ name: 'signup', path: '/signup', load: async () => () => null }],
  messages: { en: async () => ({}), es: async () => ({}) },
}

afterEach(() => window.history.replaceState({}, '', '/'))

it.each([
  ['/library?category=new', '/signup/?redirectUrl=%2Flibrary%3Fcategory%3Dnew'],
  ['/signup/', '/signup/'],
  ['/signin?redirectUrl=%2Fvip', '/signup/?redirectUrl=%2Fvip'],
])('asking to sign up at %s > leads to %s, so that no address holds itself', async (path, to) => {
  window.history.replaceState({}, '', path)
  const { Frame, location } = await makeApp({ path, brand: { features: [signUp as never] } })
  await act(async () => {
    render(
      <Frame>
        <Asker />
      </Frame>,
    )
  })
  await act(async () => modals.askToSignUp())
  await waitFor(() => expect(location()).toBe(to))
})
