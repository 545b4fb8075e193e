import type { Page } from '@playwright/test'
import { tao } from '../../support/brands.ts'
import { documentsOf, requestsOf } from '../../support/clientSide.ts'
import { openAlive } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const signIn = (page: Page, name = 'Sign in') =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const payloadsIn = (urls: string[]) => urls.filter((url) => url.includes('_payload.json'))

test('SSR-05 CALL-06 a visitor who goes to a page that was made ahead gets its payload, once; a page that the server rendered needs none, and others have none', async ({
  page,
}) => {
  const documents = documentsOf(page)
  const { urls } = requestsOf(page)
  await openAlive(page, `${tao.origin}/issues/providers`)
  const build = await page.locator('html').getAttribute('data-build')
  expect(build).toMatch(/^[0-9a-f]{12}$/)
  await signIn(page).click()
  await expect(page.getByTestId('sign-in-form')).toContainText('Password')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Providers' })).toBeVisible()
  await signIn(page).click()
  await expect(page.getByTestId('sign-in-form')).toBeVisible()
  const signInPayload = `${tao.origin}/signin/_payload.json?b=${build}`
  expect(payloadsIn(urls()).filter((url) => url.includes('/signin/'))).toEqual([signInPayload])
  expect(documents).toHaveLength(1)

  await openAlive(page, `${tao.origin}/es/signin`)
  await expect(page.getByTestId('sign-in-form')).toContainText('Contraseña')
  expect(payloadsIn(urls()).filter((url) => url.includes('/es/'))).toEqual([])
})

test('ERR-04 a payload that does not come is a warning; the page comes with its texts even so', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/status of 503/)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.route('**/_payload.json*', (route) => route.fulfill({ status: 503, body: 'Down.' }))
  await openAlive(page, `${tao.origin}/issues/providers`)
  await signIn(page).click()
  await expect(page.getByTestId('sign-in-form')).toContainText('Password')
  expect(warnings.join('\n')).toContain('What was made ahead of /signin could not be fetched')
})

test('SSR-02 the session is checked while the server renders, never by the browser', async ({
  page,
}) => {
  const { urls, quiet } = requestsOf(page)
  await openAlive(page, `${tao.origin}/issues/providers`)
  await signIn(page).click()
  await expect(page.getByTestId('sign-in-form')).toBeVisible()
  await page.goBack()
  await quiet()
  expect(urls().filter((url) => url.includes('/rest/request/handle'))).toEqual([])
})
