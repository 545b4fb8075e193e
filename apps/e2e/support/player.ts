import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { act } from './api.ts'
import type { TestedBrand } from './brands.ts'

export interface Credentials {
  email: string
  password: string
}

export const makeCredentials = (overrides: Partial<Credentials> = {}): Credentials => ({
  email: `player-${randomUUID()}@example.test`,
  password: 'a-long-password',
  ...overrides,
})

/** Fills and sends the sign-up form that is on the page. */
export async function signUpWithForm(page: Page, credentials: Credentials): Promise<void> {
  const form = page.getByTestId('sign-up-form')
  await expect(form.locator('[type="submit"]')).toBeEnabled()
  await form.locator('[name="email"]').fill(credentials.email)
  await form.locator('[name="password"]').fill(credentials.password)
  await form.locator('[name="name"]').fill('Alexandra')
  await form.locator('[name="birthDay"]').fill('1990-05-17')
  await form.locator('[name="state"]').selectOption('CA')
  await form.locator('[name="acceptedTerms"]').check()
  await form.locator('[type="submit"]').click()
}

export async function signInWithForm(page: Page, credentials: Credentials): Promise<void> {
  const form = page.getByTestId('sign-in-form')
  await expect(form.locator('[type="submit"]')).toBeEnabled()
  await form.locator('[name="email"]').fill(credentials.email)
  await form.locator('[name="password"]').fill(credentials.password)
  await form.locator('[type="submit"]').click()
}

interface SignUpOptions {
  credentials?: Credentials
  /** Claims today's reward too, so that it does not open by itself. */
  claimed?: boolean
}

/** A new account of a brand, signed in by its API: for tests that are about something else. */
export async function signUpByApi(
  context: BrowserContext,
  brand: TestedBrand,
  { credentials = makeCredentials(), claimed = true }: SignUpOptions = {},
): Promise<Credentials> {
  const response = await act(context, brand, '/rest/sign-up/', {
    method: 'POST',
    data: {
      ...credentials,
      name: 'Alexandra',
      birthDay: '1990-05-17',
      state: 'CA',
      acceptedTerms: true,
      locale: 'en',
    },
  })
  expect(response.status(), await response.text()).toBe(200)
  if (claimed) {
    const claim = await act(context, brand, '/rest/daily-login/apply-prize/')
    expect(claim.status(), await claim.text()).toBe(200)
  }
  return credentials
}

/** What the header says of the active balance, in minor units, once it has stopped counting. */
export async function shownBalance(page: Page, unit: 'coins' | 'entries'): Promise<number> {
  // Not by its role: behind a dialog it is out of reach, but still true.
  const spoken = await page.getByTestId(`balance-${unit}`).locator('[role="status"]').textContent()
  return Number((spoken ?? '').replace(/\D/g, ''))
}
