import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { houseOrigin, type TestedBrand } from './brands.ts'
import { actHeaders } from './api.ts'

/** Where staff work. */
export const staffOrigin = houseOrigin.replace('//', '//back-office.')

/** The accounts that the sandbox has for each role. */
export const staff = {
  support: 'support@marquee.test',
  compliance: 'compliance@marquee.test',
  manager: 'manager@marquee.test',
  administrator: 'administrator@marquee.test',
  otherAdministrator: 'administrator2@marquee.test',
}
const password = 'demo-staff-2026'

/** The code of the moment; waits while the last ones are used. */
async function codeOf(
  context: BrowserContext,
  email: string,
  origin: string = staffOrigin,
): Promise<string> {
  let code: string | null = null
  await expect
    .poll(
      async () => {
        const answer = await context.request.get(`${origin}/sandbox/totp`)
        const { codes } = (await answer.json()) as {
          codes: { email: string; code: string | null }[]
        }
        code = codes.find((one) => one.email === email)?.code ?? null
        return code
      },
      { message: `a code of ${email} that was not used`, timeout: 65_000 },
    )
    .not.toBeNull()
  return code ?? ''
}

/** Signs in with the form that is on the page. */
export async function signInStaff(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Code').fill(await codeOf(page.context(), email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Queues' })).toBeVisible()
}

/** Chooses the brand that the pages are about; it stays chosen from then on. */
export async function chooseBrand(page: Page, { name }: Pick<TestedBrand, 'name'>): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'Brand' })
  await choice.click()
  await page.getByRole('option', { name, exact: true }).click()
  await expect(choice).toHaveText(name)
}

/**
 * Signs in without a page; the context has the session then.
 * @param origin of the back office, where a test has a house of its own.
 */
export async function signInStaffByApi(
  context: BrowserContext,
  email: string,
  origin: string = staffOrigin,
): Promise<void> {
  const code = await codeOf(context, email, origin)
  const data = { email, password, code }
  const answer = await actAsStaff(context, '/rest/back-office/sign-in/', data, origin)
  expect(answer.status(), await answer.text()).toBe(200)
}

/** An act of whoever of the staff a context is signed in as. */
export const actAsStaff = (
  context: BrowserContext,
  path: string,
  data: object = {},
  origin: string = staffOrigin,
) =>
  context.request.post(`${origin}${path}`, {
    headers: {
      origin,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
    },
    data,
  })

/** A brand manager, whom a context is signed in as, makes a player an affiliate. */
export async function markAffiliate(
  office: BrowserContext,
  brand: TestedBrand,
  playerId: string,
): Promise<void> {
  const path = `/rest/back-office/brands/${brand.key}/players/${playerId}/affiliate/`
  const data = { isAffiliate: true, reason: 'Signed the contract' }
  const answer = await actAsStaff(office, path, data)
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Sends a picture as a document of the player whom a context is signed in as. */
export async function sendDocument(
  context: BrowserContext,
  brand: TestedBrand,
  name: string,
): Promise<string> {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const answer = await context.request.post(
    `${brand.origin}/rest/verification/documents/?kind=address&name=${encodeURIComponent(name)}`,
    {
      headers: { ...actHeaders(brand), 'content-type': 'application/octet-stream' },
      data: Buffer.from(pixel, 'base64'),
    },
  )
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { id: string } }).data.id
}
