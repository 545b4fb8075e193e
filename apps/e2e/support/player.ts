import { randomInt, randomUUID } from 'node:crypto'
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

/** Ten digits of a phone in California that nobody has: one number belongs to one account. */
export const makePhone = (): string => `415${randomInt(2_000_000, 10_000_000)}`

/** What a closed funnel asks too. */
const rest = { surname: 'Reed', zip: '94016' }

/**
 * Fills and sends the sign-up form that is on the page. Everybody has one name and birthday here, by
 * which the platform takes them for one person: somebody else needs another surname or birthday.
 */
export async function signUpWithForm(
  page: Page,
  credentials: Credentials,
  { birthDay = '1990-05-17', ...told }: Partial<typeof rest & { birthDay: string }> = {},
): Promise<void> {
  const form = page.getByTestId('sign-up-form')
  await expect(form.locator('[type="submit"]')).toBeEnabled()
  await form.locator('[name="email"]').fill(credentials.email)
  await form.locator('[name="password"]').fill(credentials.password)
  await form.locator('[name="name"]').fill('Alexandra')
  await form.locator('[name="birthDay"]').fill(birthDay)
  await form.locator('[name="state"]').selectOption('CA')
  // Asked where the brand's funnel is closed.
  for (const [name, value] of Object.entries({ ...rest, ...told })) {
    const field = form.locator(`[name="${name}"]`)
    if (await field.count()) await field.fill(value)
  }
  await form.locator('[name="acceptedTerms"]').check()
  await form.locator('[type="submit"]').click()
}

/**
 * Passes the welcome after signing up, which is a page or a modal. Where the form did not ask for all
 * of a registration, the page asks for the rest.
 */
export async function passWelcome(page: Page): Promise<void> {
  const welcome = page.getByTestId('welcome')
  await expect(welcome).toBeVisible()
  const asked = page.getByTestId('profile-form')
  const goOn = page.getByTestId('welcome-go-on')
  await expect(asked.or(goOn).first()).toBeVisible()
  if (await asked.count()) {
    await expect(asked.locator('[type="submit"]')).toBeEnabled()
    await asked.locator('[name="surname"]').fill(rest.surname)
    await asked.locator('[name="zip"]').fill(rest.zip)
    await asked.locator('[type="submit"]').click()
  } else await goOn.click()
  await expect(welcome).toHaveCount(0)
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
