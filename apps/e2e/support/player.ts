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

/** What a registration still lacks after the sign-up form. */
const rest = { surname: 'Reed', zip: '94016' }

/**
 * Completes the registration where it is asked for after signing up: on a page, or in a modal that
 * comes by itself. Where nothing asks, it is left.
 */
export async function completeRegistration(page: Page): Promise<void> {
  const asked = page.getByTestId('profile-form')
  await expect(asked.or(page.getByTestId('lobby-greeting')).first()).toBeVisible()
  const { data } = (await (
    await page.request.get(new URL('/rest/player/', page.url()).href)
  ).json()) as {
    data: { Registration: { registrationFunnel: { funnelType: string } } }
  }
  const isPage = page.url().includes('/registration-complete')
  if (!isPage && data.Registration.registrationFunnel.funnelType === 'open_funnel') return
  await expect(asked.locator('[type="submit"]')).toBeEnabled()
  await asked.locator('[name="surname"]').fill(rest.surname)
  await asked.locator('[name="zip"]').fill(rest.zip)
  await asked.locator('[type="submit"]').click()
  await expect(asked).toHaveCount(0)
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
  /** Tells the rest of the registration too, which brands ask for before the first round. */
  complete?: boolean
}

/** A new account of a brand, signed in by its API: for tests that are about something else. */
export async function signUpByApi(
  context: BrowserContext,
  brand: TestedBrand,
  { credentials = makeCredentials(), claimed = true, complete = true }: SignUpOptions = {},
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
  if (complete) {
    const told = await act(context, brand, '/rest/player/profile/', {
      method: 'POST',
      data: rest,
    })
    expect(told.status(), await told.text()).toBe(200)
  }
  if (claimed) {
    const claim = await act(context, brand, '/rest/daily-login/apply-prize/')
    expect(claim.status(), await claim.text()).toBe(200)
  }
  return credentials
}

/** Takes the coins of a drop that is on at this hour, so that it is not announced to the player. */
export async function takeDropByApi(context: BrowserContext, brand: TestedBrand): Promise<void> {
  const answer = await context.request.get(`${brand.origin}/rest/coin-drops/`)
  const { data } = (await answer.json()) as { data: { current: { id: number } | null } }
  if (!data.current) return
  const taken = await act(context, brand, `/rest/coin-drops/${data.current.id}/claim/`, {
    method: 'POST',
  })
  expect(taken.status(), await taken.text()).toBe(200)
}

/** What the header says of the active balance, in minor units, once it has stopped counting. */
export async function shownBalance(page: Page, unit: 'coins' | 'entries'): Promise<number> {
  // Not by its role: behind a dialog it is out of reach, but still true.
  const spoken = await page.getByTestId(`balance-${unit}`).locator('[role="status"]').textContent()
  return Number((spoken ?? '').replace(/\D/g, ''))
}
